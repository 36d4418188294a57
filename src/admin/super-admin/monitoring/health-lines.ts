import type { Tone } from '@/admin/ui/values'
import type { Health } from '@/application/health'

interface State {
  tone: Tone
  label: string
  /** A UTC instant, shown after the label. */
  at?: string | null
  /** What to do, if it is not well. */
  todo?: string
}

const state = (tone: Tone, label: string, todo?: string): State => ({ tone, label, ...(todo && { todo }) })

const unknown = state('waiting', 'Not known', 'Reload this page. If this stays, look at the log of the site.')

const gigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GB`

function disk(space: Health['disk']): State {
  if (space.state === 'unknown') return unknown
  const free = `${gigabytes(space.freeBytes)} of ${gigabytes(space.totalBytes)} free`
  if (space.state === 'ok') return state('good', free)
  if (space.state === 'low') return state('waiting', `Nearly full: ${free}`, 'Make space on the server soon.')
  return state('bad', `Full: ${free}`, 'Make space on the server now: nothing can be saved.')
}

function jobs({ jobs: queue, jobCounts: counts, deadLetters: failed }: Health): State {
  if (queue === 'down')
    return state('bad', 'Not running', 'Emails and reminders wait. Restart the site, or look at its log.')
  if (!counts) return unknown
  const label = `${counts.waiting} planned, ${counts.active} running`
  const again = counts.retrying > 0 ? `${counts.retrying} will be tried again.` : ''
  if (failed === 0) return state('good', label, again)
  const todo = 'Send the failed ones again or discard them, below.'
  return state('bad', `${label}, ${failed} failed`, [todo, again].join(' ').trim())
}

function backup({ state: found, at, problem }: Health['backup']): State {
  if (found === 'ok') return { ...state('good', 'Last made'), at }
  const reason = problem ? ` The last one failed: ${problem}` : ''
  const todo = `Ask the person who runs the server to make one each day.${reason}`
  // As urgent as there.
  return { ...state('waiting', at ? 'Needed. Last made' : 'Never made', todo), at }
}

const databases = {
  ok: state('good', 'Works'),
  down: state('bad', 'Does not answer', 'Check that PostgreSQL runs.'),
}
const calendars = {
  ok: state('good', 'Up to date'),
  off: state('neutral', 'Not connected'),
  stale: state('bad', 'Out of date', 'Open the tab Calendar and connect it again.'),
}
const sameStorage = 'Give all servers the same folder or bucket (docs/self-hosting.md, "Several servers").'
const uploads = {
  ok: state('good', 'Storage works'),
  not_shared: state('bad', 'Stored in different places', sameStorage),
  away: state('bad', 'Storage does not answer', 'Look at the storage and at the settings S3_...'),
  unknown,
}
const createRoles = 'Allow the database user of the site to create roles, and restart the site.'
const auditLogs = {
  ok: state('good', 'The site cannot change it'),
  off: state('waiting', 'Protected by triggers only', createRoles),
}

/** The health report in words. Mail has its own panel. */
export const healthLines = (health: Health): (State & { name: string })[] => [
  { name: 'Database', ...databases[health.database] },
  { name: 'Background jobs', ...jobs(health) },
  { name: 'Disk space', ...disk(health.disk) },
  { name: 'Backup', ...backup(health.backup) },
  { name: 'External calendar', ...calendars[health.calendar] },
  { name: 'Pictures', ...uploads[health.uploads] },
  { name: 'Audit log', ...auditLogs[health.auditRole] },
  { name: 'Version', ...state('neutral', health.version) },
]
