import { stageSet } from '../lead/rules'
import { roleLabels, roles } from '../role/rules'

export interface ActivityEntry {
  id: string
  at: string
  action: 'INSERT' | 'UPDATE' | 'DELETE'
  table: string
  recordId: string | null
  userId: string | null
  person: string | null
  /** Who booked or wrote what was changed, or whom it is about, while it exists. */
  visitor?: string | undefined
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>> | null
}

interface Subject {
  noun: string
  href: (entry: ActivityEntry) => string
}

const office = '/super-admin'
const row = (tab: string, id: unknown) =>
  typeof id === 'string' && id ? `${office}/${tab}?${new URLSearchParams({ open: id })}` : `${office}/${tab}`

const work = (kind: string, id: string | null) =>
  id ? `/admin/queue?status=all&open=${kind}-${id}` : '/admin/queue'

const document = (slug: string, noun: string): Subject => ({
  noun,
  href: ({ recordId }) => `/admin/collections/${slug}${recordId ? `/${recordId}` : ''}`,
})

const documentOfKind = ({ recordId, before, after }: ActivityEntry) => {
  const { kind } = after ?? before ?? {}
  return typeof kind === 'string' ? `/admin/collections/${kind}/${recordId}` : '/admin'
}

const roleHolder = ({ before, after }: ActivityEntry) => (after ?? before)?.user

const subjects: Readonly<Record<string, Subject>> = {
  bookings: { noun: 'a booking', href: ({ recordId }) => row('bookings', recordId) },
  booking_feed: { noun: 'the calendar feed', href: () => row('bookings', null) },
  profiles: { noun: 'an account', href: ({ recordId }) => row('users', recordId) },
  sessions: { noun: 'the sessions of an account', href: ({ recordId }) => row('users', recordId) },
  user_roles: { noun: 'a role', href: (entry) => row('users', roleHolder(entry)) },
  invitations: { noun: 'an invitation', href: ({ recordId }) => row('invites', recordId) },
  calendar_settings: { noun: 'the calendar settings', href: () => row('calendar', null) },
  security_settings: { noun: 'the security settings', href: () => row('security', null) },
  security_events: {
    noun: 'the security events',
    href: ({ action, recordId }) => row('security', action === 'UPDATE' ? recordId : null),
  },
  exports: { noun: 'personal data', href: ({ id }) => row('monitoring', id) },
  security_audit_log: { noun: 'old entries of the audit log', href: () => row('monitoring', null) },
  credentials: { noun: 'the sign-in of an account', href: ({ recordId }) => row('users', recordId) },
  retention: { noun: 'old data about people', href: ({ id }) => row('monitoring', id) },
  rate_limits: { noun: 'a limit', href: ({ id }) => row('monitoring', id) },
  inquiries: { noun: 'an inquiry', href: ({ recordId }) => work('inquiry', recordId) },
  client_registrations: { noun: 'a registration', href: ({ recordId }) => work('registration', recordId) },
  work_notes: { noun: 'a note', href: ({ id }) => row('monitoring', id) },
  webhooks: { noun: 'a webhook', href: ({ id }) => row('monitoring', id) },
  next_steps: { noun: 'a next step', href: ({ id }) => row('monitoring', id) },
  leads: { noun: 'the stage of a person', href: ({ id }) => row('monitoring', id) },
  blogs: { noun: 'an article', href: ({ recordId }) => row('blogs', recordId) },
  blog_categories: document('blog-categories', 'a category'),
  ideas: document('ideas', 'an automation idea'),
  flagships: document('flagships', 'a flagship'),
  faqs: document('faqs', 'a question of the FAQ'),
  pricing_plans: document('pricing-plans', 'a plan'),
  add_ons: document('add-ons', 'an add-on'),
  hosts: document('hosts', 'a host'),
  call_types: document('call-types', 'a type of call'),
  reply_templates: document('reply-templates', 'an answer template'),
  mail_texts: document('mail-texts', 'the text of a mail'),
  testimonials: document('testimonials', 'a testimonial'),
  custom_pages: document('custom-pages', 'a page'),
  case_studies: document('case-studies', 'a case study'),
  legal_pages: document('legal-pages', 'a legal page'),
  pages: document('pages', 'a page text'),
  media: document('media', 'a picture'),
  publication_schedule: { noun: 'a planned publication', href: documentOfKind },
  draft_links: { noun: 'a link to a draft', href: documentOfKind },
  draft_remarks: { noun: 'remarks on a draft', href: documentOfKind },
  projects: document('projects', 'a project'),
  subscribers: document('subscribers', 'a newsletter subscription'),
  newsletter_issues: document('newsletter-issues', 'a newsletter'),
  redirects: document('redirects', 'a redirect'),
  site_settings: { noun: 'the site settings', href: () => '/admin/globals/site-settings' },
  form_options: { noun: 'the choices of forms', href: () => '/admin/globals/form-options' },
  brand: { noun: 'the brand', href: () => row('brand', null) },
  google_oauth_config: { noun: 'the Google credentials', href: () => row('calendar', null) },
}

const VERSIONS = /_versions$/

const subjectOf = (table: string): Subject | undefined => subjects[table.replace(VERSIONS, '')]

const verbs: Readonly<Record<ActivityEntry['action'], string>> = {
  INSERT: 'created',
  UPDATE: 'changed',
  DELETE: 'deleted',
}

function verbOf({ action, table, after }: ActivityEntry): string {
  if (VERSIONS.test(table) && action === 'INSERT')
    return after?.draft === 'restored' ? 'restored an old version of' : 'saved a draft of'
  if (table === 'next_steps' && after?.done === true) return 'finished'
  if (table === 'leads') return 'set'
  if (table === 'work_notes' && action === 'INSERT') return 'wrote'
  if (VERSIONS.test(table)) return 'removed the oldest versions of'
  if (table === 'sessions') return 'ended'
  if (table === 'exports') return 'exported'
  if (table === 'security_events' && action === 'DELETE') return 'cleared'
  if (table === 'security_events') return after?.handled === true ? 'handled' : 'reopened'
  if (table === 'user_roles') return action === 'DELETE' ? 'removed' : 'assigned'
  if (table === 'bookings' && action === 'UPDATE' && after) {
    if (after.status === 'confirmed' || after.status === 'cancelled') return String(after.status)
    if ('bookingDatetime' in after) return 'moved'
  }
  if (table === 'bookings' && action === 'INSERT') return 'made'
  if (FROM_VISITORS.includes(table) && action === 'INSERT') return 'sent'
  if (table === 'invitations' && after?.status === 'accepted') return 'accepted'
  if (table === 'profiles' && action === 'UPDATE' && typeof after?.active === 'boolean')
    return after.active ? 'switched on' : 'switched off'
  return verbs[action]
}

const leadValues: Readonly<Record<string, string>> = { value: 'value', expectedMonth: 'expected month' }

function leadNoun(after: ActivityEntry['after'], person: string): string {
  const stage = stageSet(after)
  if (stage) return `the stage of ${person} to ${stage}`
  // An outcome that was taken back is the earlier stage.
  const set = ['outcome', ...Object.keys(leadValues)].find((name) => after && name in after) ?? ''
  return `the ${leadValues[set] ?? 'stage'} of ${person}`
}

function nounOf(entry: ActivityEntry): string {
  const { table, before, after } = entry
  const role = roles.find((each) => each === (after ?? before)?.role)
  const { action, visitor } = entry
  if (table === 'bookings' && visitor)
    return action === 'INSERT' ? `a booking for ${visitor}` : `the call of ${visitor}`
  if (table === 'inquiries' && visitor)
    return action === 'INSERT' ? `an inquiry as ${visitor}` : `the inquiry of ${visitor}`
  if (table === 'client_registrations' && visitor)
    return action === 'INSERT' ? `a registration as ${visitor}` : `the registration of ${visitor}`
  if (table === 'leads') return leadNoun(after, visitor ?? 'a person')
  if ((table === 'work_notes' || table === 'next_steps') && visitor)
    return `${subjectOf(table)?.noun} about ${visitor}`
  if (table === 'security_events' && action === 'UPDATE') return 'a security event'
  if (table === 'user_roles' && role) return `the role ${roleLabels[role]}`
  return subjectOf(table)?.noun ?? `an entry of ${table.replaceAll('_', ' ')}`
}

const FROM_VISITORS = ['inquiries', 'client_registrations', 'subscribers']

function actorOf({ userId, person, action, table, before, after }: ActivityEntry): string {
  if (person) return person
  if (userId) return 'A deleted account'
  if (action === 'INSERT' && FROM_VISITORS.includes(table)) return 'A visitor'
  if (table === 'invitations' && after?.status === 'accepted') return 'A visitor'
  return (after ?? before)?.by === 'visitor' ? 'A visitor' : 'The site'
}

export type Activity = ReturnType<typeof activityOf>

export function activityOf(entry: ActivityEntry) {
  const { id, at, action, table } = entry
  const subject = subjectOf(table)
  const gone = action === 'DELETE' && table !== 'sessions' && table !== 'user_roles'
  return {
    id,
    at,
    who: actorOf(entry),
    what: `${verbOf(entry)} ${nounOf(entry)}`,
    href: gone || !subject ? row('monitoring', id) : subject.href(entry),
  }
}
