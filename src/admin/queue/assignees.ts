import type { TeamMember } from '@/features/queue/team'
import type { Viewer } from '@/features/queue/visible'

export const assignees = (team: readonly TeamMember[], viewer: Viewer) => [
  { value: 'me', label: 'Me' },
  { value: 'unassigned', label: 'Unassigned' },
  ...team.filter(({ id }) => id !== viewer.id).map(({ id, name }) => ({ value: id, label: name })),
]
