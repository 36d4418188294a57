/** The specification's colors for each status. Others are grey. */
const looks = {
  active: { label: 'Active', tone: 'green' },
  completed: { label: 'Completed', tone: 'blue' },
  on_hold: { label: 'On hold', tone: 'yellow' },
  cancelled: { label: 'Cancelled', tone: 'red' },
} as const

export const projectStatuses = ['active', 'on_hold', 'completed', 'cancelled'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

export type ProjectTone = (typeof looks)[keyof typeof looks]['tone'] | 'grey'

const isKnown = (status: string): status is keyof typeof looks => Object.hasOwn(looks, status)

export function projectStatus(status: string): { label: string; tone: ProjectTone } {
  return isKnown(status) ? looks[status] : { label: status.replaceAll('_', ' '), tone: 'grey' }
}
