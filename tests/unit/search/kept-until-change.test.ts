import { describe, expect, it } from 'vitest'
import { contentChanged } from '../../../src/lib/cache/content-changes'
import { keptUntilChange } from '../../../src/lib/cache/kept-until-change'

const roomy = { maxEntries: 10, maxBytes: 1000 }

function counted() {
  const made: string[] = []
  const kept = keptUntilChange(async (key) => {
    made.push(key)
    return `answer to ${key}`
  }, roomy)
  return { made, kept }
}

describe('answers kept until content changes', () => {
  it('are made once, also for who asks meanwhile', async () => {
    const { made, kept } = counted()
    expect(await Promise.all([kept.get('a'), kept.get('a')])).toEqual(['answer to a', 'answer to a'])
    expect(await kept.get('a')).toBe('answer to a')
    expect(made).toEqual(['a'])
  })

  it('are made again after a change', async () => {
    const { made, kept } = counted()
    await kept.get('a')
    contentChanged(['content:blogs'])
    await kept.get('a')
    expect(made).toEqual(['a', 'a'])
  })

  it('are not kept when content changes while they are made', async () => {
    const gate = Promise.withResolvers<void>()
    let made = 0
    const kept = keptUntilChange(async () => {
      made++
      await gate.promise
      return made
    }, roomy)
    const early = kept.get('a')
    contentChanged(['content:blogs'])
    const late = kept.get('a')
    gate.resolve()
    await Promise.all([early, late])
    expect(made).toBe(2)
    await kept.get('a')
    expect(made).toBe(2)
  })

  it('do not hold failures', async () => {
    let tries = 0
    const kept = keptUntilChange(async () => {
      if (++tries === 1) throw new Error('no database')
      return tries
    }, roomy)
    await expect(kept.get('a')).rejects.toThrow('no database')
    expect(await kept.get('a')).toBe(2)
  })
})
