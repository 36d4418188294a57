import { PageHeader } from '@/admin/ui/page-header'
import { RefreshButton } from '@/admin/ui/refresh-button'
import { StatCards } from '@/admin/ui/stat-cards'
import { health } from '@/application/health'
import { currentRules } from '@/features/booking/settings/queries'
import { activityOf } from '@/features/overview/activity'
import { chosenLength, lastDays, mondaysAround, todayAndTomorrow } from '@/features/overview/period'
import {
  bookingsByWeek,
  burstToDecide,
  callsIn,
  funnel,
  inquiriesByInterest,
  latestActivity,
  mostReadPosts,
  plansAhead,
  sourcesOf,
  totals,
  unansweredCalls,
} from '@/features/overview/queries'
import { systemState } from '@/features/overview/system-state'
import { setupSteps, waiting } from '@/features/overview/todo'
import { todos } from '@/features/overview/todo-rules'
import { adviceOf, urgentAdvice } from './monitoring/advice'
import { ActivityPanel } from './overview/activity-panel'
import { BurstNote } from './overview/burst-note'
import { CallsPanel } from './overview/calls-panel'
import { Charts } from './overview/charts'
import { PlansPanel } from './overview/plans-panel'
import { QuickActions } from './overview/quick-actions'
import { SetupPanel, TodoPanel } from './overview/todo-panel'
import { UnansweredNote } from './overview/unanswered-note'
import { readTab, type Shown, type TabProps } from './tab'

async function read({ req, search }: TabProps) {
  const now = new Date()
  const { timezone: zone } = await currentRules(req.payload)
  const length = chosenLength(search.days)
  const period = lastDays(length, now, zone)
  const soon = todayAndTomorrow(now, zone)
  const mondays = mondaysAround(now, zone)
  const state = await health(req.payload)
  const [
    figures,
    counts,
    setup,
    { advice },
    burst,
    calls,
    plans,
    activity,
    steps,
    weeks,
    interests,
    posts,
    unanswered,
    sources,
  ] = await Promise.all([
    totals(req),
    waiting(req, state.deadLetters),
    setupSteps(req, { backup: state.backup.state, google: state.calendar }),
    adviceOf(req.payload, state),
    burstToDecide(req),
    callsIn(req, soon),
    plansAhead(req),
    latestActivity(req),
    funnel(req, period),
    bookingsByWeek(req, { mondays, zone }),
    inquiriesByInterest(req, period),
    mostReadPosts(req),
    unansweredCalls(req, now),
    sourcesOf(req, period),
  ])
  return {
    figures,
    system: systemState({ ...state, urgent: urgentAdvice(advice) }),
    burst,
    waits: todos(counts),
    setup,
    unanswered,
    calls: { today: soon.from, tomorrow: soon.to, zone, calls },
    plans,
    activity: activity.map(activityOf),
    charts: { length, period, steps, weeks, interests, posts, sources },
  }
}

/** What waits, the next calls and the figures. */
function Overview({ address, charts, ...shown }: Shown<typeof read>) {
  const { figures, system, unanswered, burst, waits, setup, calls, plans, activity } = shown
  return (
    <>
      <PageHeader title="Overview" actions={<RefreshButton every={60} />}>
        Open tasks, upcoming calls and figures.
      </PageHeader>
      <UnansweredNote calls={unanswered} />
      {burst ? <BurstNote burst={burst} /> : null}
      <div className="grid grid-cols-1 items-start gap-x-6 lg:grid-cols-2">
        <div>
          <TodoPanel todos={waits} />
          <SetupPanel steps={setup} />
        </div>
        <div className="mb-6 grid gap-6">
          <CallsPanel {...calls} />
          <PlansPanel plans={plans} />
        </div>
      </div>
      <QuickActions />
      <StatCards
        label="At a glance"
        stats={[
          { label: 'Total Users', value: figures.users, note: 'accounts, now', href: '/super-admin/users' },
          {
            label: 'Active Invitations',
            value: figures.activeInvitations,
            note: 'pending and not expired, now',
            href: '/super-admin/invites?status=pending',
          },
          {
            label: 'Published Blogs',
            value: figures.publishedBlogs,
            note: 'on the site, now',
            href: '/super-admin/blogs?status=published',
          },
          {
            label: 'System Health',
            value: system.word,
            note: system.note,
            href: '/super-admin/monitoring',
          },
        ]}
      />
      <div className="mb-10">
        <ActivityPanel activity={activity} />
      </div>
      <Charts address={address} {...charts} />
    </>
  )
}

export const overview = readTab({
  slug: 'overview',
  label: 'Overview',
  stats: 4,
  failed: 'Failed to load the overview',
  read,
  View: Overview,
})
