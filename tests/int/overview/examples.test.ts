import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { examplesMatter, liveExamples } from '@/features/overview/examples'
import { systemState } from '@/features/overview/system-state'
import { uncachedFigures } from '@/features/site/uncached-figures'
import { call, signedIn, site } from '../../support/site'

const names = async () =>
  (await liveExamples(await site())).map((example) => ('name' in example ? example.name : example.kind))
const quote = 'They did the dull part.'

async function example(name: string): Promise<string> {
  const payload = await site()
  const data = { name, quote, orderIndex: 100, isActive: true, isExample: true }
  const req = await createLocalReq({}, payload)
  return String((await payload.create({ collection: 'testimonials', data, overrideAccess: true, req })).id)
}
const change = (id: string, body: object) =>
  call('PATCH', `/api/testimonials/${id}`, { visitor: admin, body })

const admin = await signedIn('admin')

describe('what is invented', () => {
  it.each<[string, object]>([
    ['confirmed', { isExample: false }],
    ['hidden', { isActive: false }],
    ['changed', { quote: 'They did it in a week.' }],
  ])('is named until it is %s', async (how, body) => {
    const id = await example(`Somebody ${how}`)
    expect(await names()).toContain(`Somebody ${how}`)
    expect((await change(id, body)).status).toBe(200)
    expect(await names()).not.toContain(`Somebody ${how}`)
  })

  it('is still named after a change of something else, and visitors see no mark', async () => {
    const id = await example('Somebody still')
    await change(id, { company: 'A company' })
    expect(await names()).toContain('Somebody still')
    const { body } = await call<Record<string, unknown>>('GET', `/api/testimonials/${id}`)
    expect([body.quote, 'isExample' in body]).toEqual([quote, false])
    const settings = await call<{ claims: object }>('GET', '/api/globals/site-settings')
    expect('isExample' in settings.body.claims).toBe(false)
  })

  it('are the figures too, until they are confirmed, hidden or changed', async () => {
    const set = (claims: object) =>
      call('POST', '/api/globals/site-settings', { visitor: admin, body: { claims } })
    expect(await names()).toContain('claims')
    expect((await set({ isExample: false })).status).toBe(200)
    expect(await names()).not.toContain('claims')
    await set({ isExample: true })
    expect(await names()).toContain('claims')
    expect((await set({ isHidden: true })).status).toBe(200)
    expect(await names()).not.toContain('claims')
    const figures = await uncachedFigures(await site())
    expect([figures.hoursSaved, figures.dollarsBack, figures.timeToLive]).toEqual(['', '', '1-2 weeks'])
    await set({ isHidden: false })
    expect(await names()).toContain('claims')
    await set({ hoursSaved: '40' })
    expect(await names()).not.toContain('claims')
  })

  it('needs attention on a public address', () => {
    const works = { database: 'ok', jobs: 'ok', calendar: 'off', deadLetters: 0 } as const
    expect(systemState({ ...works, examples: 2 })).toEqual({
      word: 'Needs attention',
      note: 'visitors see examples that are invented',
    })
    expect(systemState({ ...works, examples: 0 }).word).toBe('Excellent')
    expect([examplesMatter('https://northwind.example'), examplesMatter('http://localhost:3000')]).toEqual([
      true,
      false,
    ])
  })
})
