import { expect, it } from 'vitest'
import { letterSchema } from '../../../src/features/newsletter/issue/schema'

const letter = { article: '8f14e45f-ceea-467f-9575-1ab2b1c6f0aa', subject: 'From {fastTrackPrice}' }

it('a letter has no placeholder that readers would see as braces', () => {
  expect(letterSchema.safeParse(letter).success).toBe(true)
  const { error } = letterSchema.safeParse({ ...letter, intro: 'Only {nonsense} now' })
  expect(error?.issues).toMatchObject([
    { path: ['intro'], message: expect.stringContaining('Unknown placeholder {nonsense}') },
  ])
})
