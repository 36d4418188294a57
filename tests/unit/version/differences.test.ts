import { describe, expect, it } from 'vitest'
import { differences } from '@/features/version/comparison/differences'
import { blockChanges, wordRuns, wordsOf } from '@/features/version/comparison/words'

const of = (before: string, after: string) =>
  differences([...before], [...after], (letter) => letter).map(
    ({ kind, items }) => `${{ same: '=', added: '+', removed: '-' }[kind]}${items.join('')}`,
  )

/** Letters in a row that are the same on every run. */
function letters(seed: number, count: number): string {
  let state = seed
  return Array.from({ length: count }, () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return 'abcde'[Math.floor(state / 65536) % 5]
  }).join('')
}

describe('differences', () => {
  it('names what was removed and added, and nothing where nothing was', () => {
    expect(of('', '')).toEqual([])
    expect(of('abc', 'abc')).toEqual(['=abc'])
    expect(of('', 'abc')).toEqual(['+abc'])
    expect(of('abc', '')).toEqual(['-abc'])
    expect(of('abcd', 'abxd')).toEqual(['=ab', '-c', '+x', '=d'])
    expect(of('abc', 'bcd')).toEqual(['-a', '=bc', '+d'])
  })

  it('leads from the one to the other', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const [before, after] = [letters(seed, seed % 23), letters(seed * 7, seed % 17)]
      const runs = of(before, after)
      const side = (left: string) =>
        runs
          .filter((run) => run[0] !== left)
          .map((run) => run.slice(1))
          .join('')
      expect(side('+')).toBe(before)
      expect(side('-')).toBe(after)
    }
  })
})

describe('words and parts of a text', () => {
  const block = (name: string, text: string) => ({ name, words: wordsOf(text) })
  const said = (before: string, after: string) =>
    wordRuns(wordsOf(before), wordsOf(after))
      .filter(({ kind }) => kind !== 'same')
      .map(({ kind, items }) => `${kind}: ${items.map(({ text }) => text).join('')}`)

  it('compares words, not the spaces around them', () => {
    expect(said('One two.', 'One two. Three.')).toEqual(['added: Three.'])
    expect(said('One  two', 'One two ')).toEqual([])
    expect(said('One\ntwo', 'One two')).toEqual(['removed: \n'])
  })

  it('sees a word that became bold', () => {
    expect(wordRuns(wordsOf('word'), wordsOf('word', 1)).map(({ kind }) => kind)).toEqual([
      'removed',
      'added',
    ])
  })

  it('pairs the parts that were changed, and counts those that stayed', () => {
    const before = [
      block('Paragraph', 'One two three'),
      block('Paragraph', 'Four five'),
      block('Quote', 'Said so'),
    ]
    const after = [
      block('Paragraph', 'One two and three'),
      block('Heading 2', 'A chapter'),
      block('Paragraph', 'Four five'),
    ]
    expect(blockChanges(before, after)).toMatchObject([
      { kind: 'changed', name: 'Paragraph' },
      { kind: 'added', name: 'Heading 2' },
      { kind: 'same', blocks: [{ name: 'Paragraph' }] },
      { kind: 'removed', name: 'Quote' },
    ])
  })
})
