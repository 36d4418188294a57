import type { BackupState } from '@/features/backup/rules'
import { type ScoreColour, scoreColour } from '../metrics/rules'

export interface SafetyState {
  withoutSecondFactor: { superAdmins: number; admins: number }
  secondFactorRequired: boolean
  smtpSet: boolean
  keptMails: number
  unfinishedLegalPages: readonly string[]
  siteUrl: string
  deadLetters: number
  backup: BackupState
  criticalEvents: number
  highEvents: number
}

export interface Recommendation {
  id: string
  urgency: 'high' | 'medium'
  title: string
  text: string
  link?: { href: string; label: string }
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const backupProblems: Record<Exclude<BackupState, 'ok'>, { title: string; text: string }> = {
  none: { title: 'Make a backup', text: 'The site has never been backed up.' },
  old: { title: 'Backups are old', text: 'The last backup was made more than two days ago.' },
  failed: {
    title: 'Backups fail',
    text: 'The last backup could not be made, or older ones not removed. The reason is shown below.',
  },
}

/** A visitor on the same machine needs no encryption. */
const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)

function lacksHttps(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  return protocol !== 'https:' && !isLoopback(hostname)
}

/** Not urgent, but still a task: until it is handled, the status says 'Watch'. */
const HIGH_EVENTS = 'high-events'
const CRITICAL_EVENTS = 'critical-events'

const lookAt = (severity: 'critical' | 'high', events: string) => ({
  title: `Look at ${events}`,
  text: 'Each says what to do. Mark it as handled when that is done. It also leaves this list 24 hours after it happened.',
  link: {
    href: `/super-admin/security?severity=${severity}&state=open&within=24h`,
    label: severity === 'critical' ? 'Open critical events' : 'Open these events',
  },
})

export const isTask = ({ urgency, id }: Recommendation): boolean => urgency === 'high' || id === HIGH_EVENTS

export function recommendations(state: SafetyState): Recommendation[] {
  const { superAdmins, admins } = state.withoutSecondFactor
  const people = [
    superAdmins > 0 && counted(superAdmins, 'super admin', 'super admins'),
    admins > 0 && counted(admins, 'admin', 'admins'),
  ].filter(Boolean)
  const { criticalEvents, highEvents, deadLetters, keptMails, siteUrl, unfinishedLegalPages: gaps } = state
  const all: (Recommendation | false)[] = [
    !state.smtpSet && {
      id: 'smtp-not-set',
      urgency: 'high',
      title: 'Connect a mail server',
      text: `Emails are stored on the server and not delivered, including confirmations, reset links and security alerts${keptMails > 0 ? ` (${keptMails} so far, in the folder "mail" of DATA_DIR)` : ''}. Set SMTP_URL in the environment, such as smtps://user:password@smtp.example.com:465, and restart the site.`,
    },
    criticalEvents > 0 && {
      ...lookAt('critical', counted(criticalEvents, 'critical event', 'critical events')),
      id: CRITICAL_EVENTS,
      urgency: 'high',
    },
    highEvents > 0 && {
      ...lookAt('high', `${counted(highEvents, 'event', 'events')} of high severity`),
      id: HIGH_EVENTS,
      urgency: 'medium',
    },
    people.length > 0 && {
      id: 'second-factor-missing',
      urgency: superAdmins > 0 ? 'high' : 'medium',
      title: 'Sign in with a second factor',
      text: `${people.join(' and ')} ${superAdmins + admins === 1 ? 'signs' : 'sign'} in with a password alone: anyone who learns it can sign in too. Each of them opens their own dashboard and turns on 'Two-factor sign-in'.`,
      link: { href: '/dashboard#two-factor', label: 'Set yours up' },
    },
    !state.secondFactorRequired && {
      id: 'second-factor-not-required',
      urgency: 'medium',
      title: 'Require two-factor sign-in',
      text: 'Admins and super admins may sign in without a second factor. Set up your own first: the rule takes effect at once.',
      link: { href: '/admin/globals/security-settings', label: 'Open security settings' },
    },
    deadLetters > 0 && {
      id: 'dead-letters',
      urgency: 'medium',
      title: 'Look at jobs that failed for good',
      text: `${counted(deadLetters, 'job was', 'jobs were')} given up after all tries, most often emails that the mail server refused. They are listed below, each with its reason.`,
      link: { href: '#stuck-jobs', label: 'Show them' },
    },
    state.backup !== 'ok' && {
      id: 'backup',
      urgency: 'medium',
      title: backupProblems[state.backup].title,
      text: `${backupProblems[state.backup].text} Ask the person who runs the server to make one each day: "npm run backup" (docs/operation.md).`,
      ...(state.backup !== 'none' && { link: { href: '#system', label: 'Show the last backup' } }),
    },
    lacksHttps(siteUrl) && {
      id: 'https-missing',
      urgency: 'high',
      title: 'Serve the site over https',
      text: `The site's address is ${siteUrl}: passwords and sessions can be read on the way. Put a proxy with a certificate in front and set SITE_URL to its https address.`,
    },
    gaps.length > 0 && {
      id: 'legal-pages-unfinished',
      urgency: 'medium',
      title: 'Finish the legal pages',
      text: `${gaps.join(', ')}: ${gaps.length === 1 ? 'this page has' : 'these pages have'} gaps in square brackets, such as [Company name]. Visitors do not see the lines with a gap until it is filled in.`,
      link: { href: '/admin/collections/legal-pages', label: 'Open legal pages' },
    },
  ]
  const due = all.filter((advice) => advice !== false)
  return [
    ...due.filter(({ urgency }) => urgency === 'high'),
    ...due.filter(({ urgency }) => urgency !== 'high'),
  ]
}

/** What makes an account or a session easy to take, whether or not someone has tried. */
const ABOUT_SECURITY: ReadonlySet<string> = new Set(['second-factor-missing', 'https-missing'])

/** What the status of Security speaks of, by its alerts or its task. */
export const isOfSecurity = ({ id }: Recommendation): boolean =>
  ABOUT_SECURITY.has(id) || id === CRITICAL_EVENTS

/** The title of the first urgent recommendation that is about security. */
export const securityTask = (advice: readonly Recommendation[]): string | undefined =>
  advice.find(({ id, urgency }) => urgency === 'high' && ABOUT_SECURITY.has(id))?.title

/** Of the last 24 hours, without those that someone has handled. */
export interface AlertCount {
  critical: number
  high: number
  /** Of the critical ones, those of the last hour, which the score is about too. */
  criticalInHour: number
  /** The critical ones without someone who probably mistyped. */
  attacks: number
  attacksInHour: number
}

/** The alerts, and what is urgent without any. */
export interface SecurityState extends AlertCount {
  task: string | undefined
}

export type SecurityStatus = 'Secure' | 'Watch' | 'Attacked earlier' | 'Under attack'

/** Of the alerts of the last 24 hours and the score of the last hour. 'Secure' is only a green score with nothing urgent to do. */
export function securityStatus(
  { critical, high, attacks, attacksInHour, task }: SecurityState,
  score: number,
): SecurityStatus {
  if (attacksInHour > 0) return 'Under attack'
  if (attacks > 0) return 'Attacked earlier'
  return critical + high > 0 || task || scoreColour(score) !== 'green' ? 'Watch' : 'Secure'
}

const worstFirst: readonly ScoreColour[] = ['red', 'orange', 'yellow', 'green']

const statusColours: Record<SecurityStatus, ScoreColour> = {
  Secure: 'green',
  Watch: 'yellow',
  'Attacked earlier': 'yellow',
  'Under attack': 'red',
}

/** One colour for the score and its word: that of the score, or of the word if that is worse. */
export const statusColour = (status: SecurityStatus, score: number): ScoreColour =>
  worstFirst.find((colour) => colour === scoreColour(score) || colour === statusColours[status]) ?? 'red'

/** What the status is about, in both tabs. */
export function alertsNote({ critical, high, criticalInHour, task }: SecurityState, score: number): string {
  if (critical + high === 0) {
    const none = 'no open high or critical alerts in the last 24 hours'
    const reasons = [
      task && `urgent: ${task.toLowerCase()}`,
      scoreColour(score) !== 'green' && `the score of the last hour is ${score}`,
    ]
    return [...reasons.filter(Boolean), none].join('; ')
  }
  const alerts = `${counted(critical, 'critical alert', 'critical alerts')} and ${high} high in the last 24 hours`
  return critical > 0 ? `${alerts}, ${criticalInHour} critical in the last hour` : alerts
}
