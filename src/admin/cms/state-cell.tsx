import type { DefaultServerCellComponentProps } from 'payload'
import { Status, type Tone } from '@/admin/ui/values'

/** Other states are neutral. */
const tones: Readonly<Record<string, Tone>> = {
  published: 'good',
  confirmed: 'good',
  accepted: 'good',
  active: 'good',
  draft: 'waiting',
  new: 'waiting',
  pending: 'waiting',
  scheduled: 'waiting',
  on_hold: 'waiting',
  in_progress: 'done',
  answered: 'done',
  won: 'good',
  spam: 'bad',
  sending: 'done',
  sent: 'good',
  not_sent: 'bad',
  completed: 'done',
  no_show: 'bad',
  cancelled: 'bad',
  expired: 'bad',
}

export const State = (state: { tone: Tone; children: string }) => (
  <span className="office in-cell">
    <Status {...state} />
  </span>
)

const labelOf = (field: DefaultServerCellComponentProps['field'], value: string): string => {
  if (field.type !== 'select') return value
  for (const option of field.options) {
    if (typeof option === 'object' && option.value === value && typeof option.label === 'string')
      return option.label
  }
  return value
}

export function StateCell({ cellData, field }: DefaultServerCellComponentProps) {
  const value = String(cellData ?? '')
  return value ? <State tone={tones[value] ?? 'neutral'}>{labelOf(field, value)}</State> : null
}

export function ShownCell({ cellData }: DefaultServerCellComponentProps) {
  return cellData ? <State tone="good">Shown</State> : <State tone="neutral">Hidden</State>
}
