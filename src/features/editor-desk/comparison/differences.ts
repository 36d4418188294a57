/** Items in a row that stand in both, in the later one alone, or in the earlier one alone. */
export interface Run<Item> {
  kind: 'same' | 'added' | 'removed'
  items: Item[]
}

/** Steps after which two lists count as completely different, to bound time and memory. */
const MOST_STEPS = 600

/** The furthest reach on each diagonal after each step (Myers, An O(ND) Difference Algorithm, 1986); undefined past the most. */
function reaches(before: readonly string[], after: readonly string[]): Map<number, number>[] | undefined {
  const furthest = new Map([[1, 0]])
  const trace: Map<number, number>[] = []
  for (let steps = 0; steps <= Math.min(before.length + after.length, MOST_STEPS); steps++) {
    trace.push(new Map(furthest))
    for (let diagonal = -steps; diagonal <= steps; diagonal += 2) {
      const above = furthest.get(diagonal + 1) ?? -1
      const neighbor = furthest.get(diagonal - 1) ?? -1
      const goesDown = diagonal === -steps || (diagonal !== steps && neighbor < above)
      let x = goesDown ? above : neighbor + 1
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x++
      furthest.set(diagonal, x)
      if (x >= before.length && x - diagonal >= after.length) return trace
    }
  }
  return undefined
}

/** The pairs of places that stand in both, in order. */
function common(before: readonly string[], after: readonly string[]): [number, number][] {
  const pairs: [number, number][] = []
  let [x, y] = [before.length, after.length]
  for (const [steps, furthest] of [...(reaches(before, after) ?? []).entries()].reverse()) {
    const diagonal = x - y
    const above = furthest.get(diagonal + 1) ?? -1
    const neighbor = furthest.get(diagonal - 1) ?? -1
    const goesDown = diagonal === -steps || (diagonal !== steps && neighbor < above)
    const from = steps === 0 ? 0 : goesDown ? above : neighbor + 1
    while (x > from && y > 0) pairs.push([--x, --y])
    if (goesDown) y--
    else x--
  }
  return pairs.reverse()
}

/** How a list became another one: the fewest removals and additions. Items with the same key are the same. */
export function differences<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): Run<Item>[] {
  const [left, right] = [before.map(keyOf), after.map(keyOf)]
  let start = 0
  while (start < left.length && start < right.length && left[start] === right[start]) start++
  let end = 0
  while (
    end < left.length - start &&
    end < right.length - start &&
    left[left.length - 1 - end] === right[right.length - 1 - end]
  )
    end++
  const pairs = common(left.slice(start, left.length - end), right.slice(start, right.length - end))
  const runs: Run<Item>[] = []
  const add = (kind: Run<Item>['kind'], items: readonly Item[]) => {
    if (items.length === 0) return
    const last = runs.at(-1)
    if (last?.kind === kind) last.items.push(...items)
    else runs.push({ kind, items: [...items] })
  }
  add('same', after.slice(0, start))
  let [x, y] = [start, start]
  for (const [pairX, pairY] of pairs) {
    add('removed', before.slice(x, start + pairX))
    add('added', after.slice(y, start + pairY))
    add('same', after.slice(start + pairY, start + pairY + 1))
    x = start + pairX + 1
    y = start + pairY + 1
  }
  add('removed', before.slice(x, before.length - end))
  add('added', after.slice(y, after.length - end))
  add('same', after.slice(after.length - end))
  return runs
}
