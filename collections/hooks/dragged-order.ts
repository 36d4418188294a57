import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { placeNewEntry } from '@/features/listing-order/mutations'
import type { OrderedKind } from '@/features/listing-order/rules'
import { revalidates } from './revalidate'

/** Older forms and versions contain an outdated place. */
const keepPlace: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const { _order: _key, orderIndex: _number, ...rest } = data
  if (operation === 'create') return { ...rest, orderIndex: 0 }
  return { ...rest, _order: originalDoc?._order, orderIndex: originalDoc?.orderIndex }
}

const placeNew =
  (kind: OrderedKind): CollectionAfterChangeHook =>
  async ({ doc, operation, req }) => {
    if (operation === 'create') await placeNewEntry(req, kind, doc.id)
    return doc
  }

/** For collections that editors sort by dragging (docs/decisions/0093). The hooks also announce changes. */
export function draggedOrder(kind: OrderedKind) {
  const { afterChange, afterDelete } = revalidates(kind)
  return {
    orderable: true,
    defaultSort: '_order',
    hooks: { beforeChange: [keepPlace], afterChange: [placeNew(kind), ...afterChange], afterDelete },
  } satisfies Pick<CollectionConfig, 'orderable' | 'defaultSort' | 'hooks'>
}
