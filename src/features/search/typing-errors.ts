/** Shorter words have too many similar ones. */
const SHORTEST = 4

const allowedErrors = (word: string): number => (word.length < SHORTEST ? 0 : word.length < 8 ? 1 : 2)

export function typingErrors(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      let errors = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (row > 1 && column > 1 && swapped) errors = Math.min(errors, (before[column - 2] ?? 0) + 1)
      line.push(errors)
    }
    if (Math.min(...line) > limit) return limit + 1
    before = above
    above = line
  }
  return above[other.length] ?? limit + 1
}

export function nearestWords(word: string, vocabulary: Iterable<string>): string[] {
  let limit = allowedErrors(word)
  if (limit === 0) return []
  let nearest: string[] = []
  for (const known of vocabulary) {
    if (known.length < SHORTEST) continue
    const errors = typingErrors(word, known, limit)
    if (errors > limit) continue
    if (errors < limit) nearest = []
    limit = errors
    nearest.push(known)
  }
  return nearest
}
