/** Collections whose entries editors put in order by dragging, with their tables. */
export const orderedKinds = {
  faqs: 'faqs',
  'pricing-plans': 'pricing_plans',
  testimonials: 'testimonials',
} as const
export type OrderedKind = keyof typeof orderedKinds

export interface Move {
  /** The entries that move, in the order in which they stand afterwards. */
  ids: readonly string[]
  /** The entry beside which they stand then. */
  target: string
  side: 'before' | 'after'
}

/** The entries in their new order; null when the move names one that is not there, or its own target. */
export function movedOrder(order: readonly string[], { ids, target, side }: Move): string[] | null {
  const moved = new Set(ids)
  if (moved.size !== ids.length || moved.has(target)) return null
  const rest = order.filter((id) => !moved.has(id))
  const at = rest.indexOf(target)
  if (at < 0 || rest.length + ids.length !== order.length) return null
  return rest.toSpliced(side === 'after' ? at + 1 : at, 0, ...ids)
}

/** A new entry behind the last of its group; the first of a group stands behind all others. */
export function placedOrder(order: readonly { id: string; group: string }[], added: string): string[] {
  const group = order.find(({ id }) => id === added)?.group
  const others = order.filter(({ id }) => id !== added)
  const last = others.findLastIndex((entry) => entry.group === group)
  const ids = others.map(({ id }) => id)
  return ids.toSpliced(last < 0 ? ids.length : last + 1, 0, added)
}
