/** How each status is shown: the specification's colours, and grey for anything else. */
const looks = {
  active: { label: 'Active', tone: 'green' },
  completed: { label: 'Completed', tone: 'blue' },
  on_hold: { label: 'On hold', tone: 'yellow' },
  cancelled: { label: 'Cancelled', tone: 'red' },
} as const

/** In the order in which they are offered; a project begins as active. */
export const projectStatuses = ['active', 'on_hold', 'completed', 'cancelled'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

export type ProjectTone = (typeof looks)[keyof typeof looks]['tone'] | 'grey'

const isKnown = (status: string): status is keyof typeof looks => Object.hasOwn(looks, status)

/** Label and tone of a project's status. */
export function projectStatus(status: string): { label: string; tone: ProjectTone } {
  return isKnown(status) ? looks[status] : { label: status.replaceAll('_', ' '), tone: 'grey' }
}
