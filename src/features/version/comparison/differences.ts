import { diffArrays } from 'diff'

/** Consecutive items found in both lists, only in the later one, or only in the earlier one. */
export interface Run<Item> {
  kind: 'same' | 'added' | 'removed'
  items: Item[]
}

/** With more edits than this, two lists count as entirely different. Keeps time and memory small. */
const MAX_EDITS = 600

/** The shortest edit from one list to another. Items with the same key are equal. */
export function differences<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): Run<Item>[] {
  const keyed = (items: readonly Item[]) => items.map((item) => ({ item, key: keyOf(item) }))
  const [left, right] = [keyed(before), keyed(after)]
  const changes = diffArrays(left, right, {
    comparator: (one, other) => one.key === other.key,
    maxEditLength: MAX_EDITS,
  })
  if (changes)
    return changes.map(({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      items: value.map(({ item }) => item),
    }))
  const runs: Run<Item>[] = [
    { kind: 'removed', items: [...before] },
    { kind: 'added', items: [...after] },
  ]
  return runs.filter(({ items }) => items.length > 0)
}
