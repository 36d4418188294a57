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
import { OverviewView } from './overview/overview-view'
import { readTab, type TabProps } from './tab'

async function read({ req, search }: TabProps) {
  const now = new Date()
  const { timezone: zone } = await currentRules(req.payload)
  const length = chosenLength(search.days)
  const period = lastDays(length, now, zone)
  const soon = todayAndTomorrow(now, zone)
  const mondays = mondaysAround(now, zone)
  const state = await health(req.payload)
  const [
    counted,
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
    totals: counted,
    system: systemState({ ...state, urgent: urgentAdvice(advice) }),
    burst,
    todos: todos(counts),
    setup,
    unanswered,
    calls: { today: soon.from, tomorrow: soon.to, zone, calls },
    plans,
    activity: activity.map(activityOf),
    charts: { length, period, steps, weeks, interests, posts, sources },
  }
}

/** What waits, the next calls and the figures. */
export const overview = readTab({
  slug: 'overview',
  label: 'Overview',
  stats: 4,
  failed: 'Failed to load the overview',
  read,
  View: OverviewView,
})
