import { isUuid } from '@/lib/validation/uuid'
import { type WorkKind, workKinds } from './rules'

export const workRowId = ({ kind, id }: { kind: WorkKind; id: string }): string => `${kind}-${id}`

export function workOfRow(name: string): { kind: WorkKind; id: string } | undefined {
  const kind = workKinds.find((known) => name.startsWith(`${known}-`))
  const id = kind && name.slice(kind.length + 1)
  return kind && id && isUuid(id) ? { kind, id } : undefined
}
