export const orderedKinds = {
  faqs: 'faqs',
  'pricing-plans': 'pricing_plans',
  testimonials: 'testimonials',
} as const
export type OrderedKind = keyof typeof orderedKinds

export interface Move {
  ids: readonly string[]
  target: string
  side: 'before' | 'after'
}

export function movedOrder(order: readonly string[], { ids, target, side }: Move): string[] | null {
  const moved = new Set(ids)
  if (moved.size !== ids.length || moved.has(target)) return null
  const rest = order.filter((id) => !moved.has(id))
  const at = rest.indexOf(target)
  if (at < 0 || rest.length + ids.length !== order.length) return null
  return rest.toSpliced(side === 'after' ? at + 1 : at, 0, ...ids)
}

export function placedOrder(order: readonly { id: string; group: string }[], added: string): string[] {
  const group = order.find(({ id }) => id === added)?.group
  const others = order.filter(({ id }) => id !== added)
  const last = others.findLastIndex((entry) => entry.group === group)
  const ids = others.map(({ id }) => id)
  return ids.toSpliced(last < 0 ? ids.length : last + 1, 0, added)
}
