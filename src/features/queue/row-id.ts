import { isUuid } from '@/lib/validation/uuid'
import { type WorkKind, workKinds } from './rules'

/** How an item is named in the address of the queue: 'inquiry-<uuid>'. */
export const workRowId = ({ kind, id }: { kind: WorkKind; id: string }): string => `${kind}-${id}`

/** The item that a row's name means; undefined for what is none. */
export function workOfRow(name: string): { kind: WorkKind; id: string } | undefined {
  const kind = workKinds.find((known) => name.startsWith(`${known}-`))
  const id = kind && name.slice(kind.length + 1)
  return kind && id && isUuid(id) ? { kind, id } : undefined
}
