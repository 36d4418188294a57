import { Button } from '@/components/ui/button'
import type { TeamMember } from '@/features/queue/team'
import { Menu, MenuChoices } from './menu'

interface AssigneeMenuProps {
  assignee: { id: string; name: string | null } | null
  unassigned: string
  team: readonly TeamMember[]
  me: string
  busy: boolean
  onAssign: (next: TeamMember | null) => void
}

const UNASSIGNED = 'unassigned'

export const assigneeName = (assignee: AssigneeMenuProps['assignee'], unassigned: string): string =>
  assignee ? (assignee.name ?? 'Colleague without a name') : unassigned

export function AssigneeMenu({ assignee, unassigned, team, me, busy, onAssign }: AssigneeMenuProps) {
  const assigned = assigneeName(assignee, unassigned)
  const value = assignee?.id ?? UNASSIGNED
  return (
    <Menu
      look="button"
      label={`Assigned to: ${assigned}`}
      trigger={<span className="min-w-0 truncate">{assigned}</span>}
    >
      <MenuChoices
        label="Assign to"
        value={value}
        options={[
          { value: UNASSIGNED, label: unassigned },
          ...team.map(({ id, name }) => ({ value: id, label: id === me ? `${name} (me)` : name })),
        ]}
        onChoose={(id) => {
          if (id !== value && !busy) onAssign(team.find((one) => one.id === id) ?? null)
        }}
      />
    </Menu>
  )
}

export function AssignToMe({ assignee, team, me, busy, onAssign, className }: AssignToMeProps) {
  const myself = team.find(({ id }) => id === me)
  if (!myself || assignee?.id === me) return null
  return (
    <Button variant="quiet" size="sm" className={className} busy={busy} onClick={() => onAssign(myself)}>
      Assign to me
    </Button>
  )
}

type AssignToMeProps = Omit<AssigneeMenuProps, 'unassigned'> & { className: string }
