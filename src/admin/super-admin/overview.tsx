import { cx } from 'class-variance-authority'
import { PageHeader, RefreshButton } from '@/admin/ui/page-header'
import { StatCards } from '@/admin/ui/stat-cards'
import { health } from '@/application/health'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { SEEDED_NAME } from '@/features/account/people/seeded-name'
import type { WaitingBooking } from '@/features/booking/confirmation/queries'
import { hostLoads, LOAD_DAYS } from '@/features/booking/host/settings'
import { currentRules } from '@/features/booking/settings/queries'
import { examplesMatter, liveExamples } from '@/features/overview/examples'
import { chosenLength, nextDays } from '@/features/overview/period'
import {
  burstToDecide,
  callsIn,
  latestActivity,
  plansAhead,
  totals,
  unansweredCalls,
} from '@/features/overview/queries'
import { systemState } from '@/features/overview/system-state'
import { setupSteps, waiting } from '@/features/overview/todo'
import { todos } from '@/features/overview/todo-rules'
import { isTask, type Recommendation } from '@/features/security/advice/rules'
import { allOf } from '@/lib/all-of'
import { CallLinks } from './call-links'
import { adviceOf, urgentAdvice } from './monitoring/advice'
import { BurstNote } from './overview/burst-note'
import { EmptyFigures, FunnelFigure, OtherFigures, PeriodChoice, StagesFigure } from './overview/charts'
import { readFigures } from './overview/figures'
import { ActivityPanel, CallsPanel, HostsPanel, PlansPanel } from './overview/panels'
import { SetupPanel, TodoPanel } from './overview/todo-panel'
import { readTab, type Shown, type TabProps } from './tab'

function UnansweredNote({ calls }: { calls: readonly WaitingBooking[] }) {
  if (calls.length === 0) return null
  const count = calls.length === 1 ? '1 call' : `${calls.length} calls`
  return (
    <div className="mb-8">
      <Alert tone="warning" title={`${count} within 12 hours still unconfirmed`}>
        <CallLinks calls={calls} view="pending" />
      </Alert>
    </div>
  )
}

const column = 'flex min-w-0 flex-col gap-4'

const actions = [
  { label: 'Book for a visitor', href: '/super-admin/bookings?new=1' },
  { label: 'Send an invitation', href: '/super-admin/invites?new=1' },
  { label: 'Write an article', href: '/super-admin/blogs?new=1' },
  { label: 'Manage users', href: '/super-admin/users' },
  { label: 'See monitoring', href: '/super-admin/monitoring' },
] as const

function QuickActions() {
  return (
    <nav aria-label="Quick actions">
      <ul className="grid grid-cols-2 gap-2.5">
        {actions.map(({ label, href }) => (
          <li key={label} className="first:col-span-2">
            <ButtonLink variant="secondary" size="sm" href={href} className="w-full">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const stat = (label: string, value: number | string, note: string, at: string) => ({
  label,
  value,
  note,
  href: `/super-admin/${at}`,
})

const isUrgentSecondFactor = ({ id, urgency }: Recommendation) =>
  id === 'second-factor-missing' && urgency === 'high'

async function read({ req, search }: TabProps) {
  const now = new Date()
  const { timezone: zone } = await currentRules(req.payload)
  const soon = nextDays(LOAD_DAYS, now, zone)
  const state = await health(req.payload)
  const { counts, setup, safety, upcoming, ...shown } = await allOf({
    counts: waiting(req, state.deadLetters),
    setup: setupSteps(req, { backup: state.backup.state, google: state.calendar }),
    safety: adviceOf(req.payload, state),
    upcoming: callsIn(req, soon),
    figures: totals(req),
    burst: burstToDecide(req),
    plans: plansAhead(req),
    activity: latestActivity(req),
    unanswered: unansweredCalls(req, now),
    examples: liveExamples(req.payload),
    hosts: hostLoads(req, now),
    charts: readFigures(req, { length: chosenLength(search.days), now, zone }),
  })
  const { alerts, advice } = safety
  return {
    ...shown,
    system: systemState({
      ...state,
      urgent: urgentAdvice(advice),
      examples: examplesMatter() ? shown.examples.length : 0,
    }),
    isAttacked: alerts.attacksInHour > 0,
    advised: advice.filter(isTask),
    waits: todos(counts),
    // What is urgent is under 'To do' already.
    setup: setup.filter(({ id }) => id !== 'second-factor' || !advice.some(isUrgentSecondFactor)),
    asksName: req.user?.fullName === SEEDED_NAME,
    calls: { today: soon.from, zone, calls: upcoming.filter(({ end }) => Date.parse(end) > now.getTime()) },
  }
}

function Overview({ address, charts, ...shown }: Shown<typeof read>) {
  const { figures, system, isAttacked, burst } = shown
  return (
    <>
      <PageHeader
        title="Overview"
        actions={
          <>
            <PeriodChoice address={address} length={charts.length} />
            <RefreshButton every={60} />
          </>
        }
      >
        Open tasks, upcoming calls and figures.
      </PageHeader>
      <UnansweredNote calls={shown.unanswered} />
      {burst ? <BurstNote burst={burst} /> : null}
      {/* In the order of a phone. Next to the calls, the rest is below the tasks: the last row takes what is left. */}
      <div className="mb-4 grid grid-cols-1 gap-x-6 gap-y-4 md:grid-cols-2 md:grid-rows-[auto_1fr] xl:grid-cols-3">
        <TodoPanel advised={shown.advised} todos={shown.waits} />
        <div className={cx(column, 'md:col-start-2 md:row-span-2 md:row-start-1')}>
          <CallsPanel {...shown.calls} />
          <FunnelFigure {...charts} />
        </div>
        <div className={cx(column, 'md:col-start-1')}>
          <SetupPanel asksName={shown.asksName} examples={shown.examples} steps={shown.setup} />
          <QuickActions />
        </div>
        <div
          className={cx(
            column,
            'xl:col-start-3 xl:row-span-2 xl:row-start-1',
            'md:max-xl:col-span-2 md:max-xl:grid md:max-xl:grid-cols-2 md:max-xl:items-start md:max-xl:gap-x-6',
          )}
        >
          <StagesFigure {...charts} />
          <StatCards
            label="At a glance"
            beside
            stats={[
              stat('Total Users', figures.users, 'accounts, now', 'users'),
              stat(
                'Active Invitations',
                figures.activeInvitations,
                'pending and not expired, now',
                'invites?status=pending',
              ),
              stat('Published Blogs', figures.publishedBlogs, 'on the site, now', 'blogs?status=published'),
              // As in Security and Monitoring.
              stat('System Health', isAttacked ? 'Under attack' : system.word, system.note, 'monitoring'),
            ]}
          />
          <HostsPanel hosts={shown.hosts} />
          <PlansPanel plans={shown.plans} />
          <ActivityPanel activity={shown.activity} />
        </div>
      </div>
      <OtherFigures {...charts} />
      <EmptyFigures {...charts} />
    </>
  )
}

export const overview = readTab({
  label: 'Overview',
  stats: 4,
  failed: 'Failed to load the overview',
  read,
  View: Overview,
})
