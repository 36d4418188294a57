import { expect, it } from 'vitest'
import { call, signedIn, type Visitor } from '../../support/site'

const draw = (body: object, visitor?: Visitor) =>
  call<{ html?: string; errors?: { field: string }[] }>('POST', '/api/draw-block', {
    body,
    ...(visitor ? { visitor } : {}),
  })

it('draws a block as readers would see it, and nothing unsafe', async () => {
  const admin = await signedIn('admin')
  const html = async (blockType: string, fields: object) =>
    (await draw({ blockType, fields }, admin)).body.html
  expect(await html('callout', { tone: 'tip', text: '**Bold**' })).toContain('<strong>Bold</strong>')
  expect(await html('callout', { text: '<img src=x onerror=alert(1)>' })).not.toContain('<img')
  expect(await html('button', { label: 'Run', url: 'javascript:alert(1)' })).toBe('')
  expect(await html('callout', { text: 7 })).toBe('')
  expect(await html('unknown', {})).toBe('')
  expect(await html('video', {})).toBe('')
})

it('names a wrong field', async () => {
  const admin = await signedIn('admin')
  expect((await draw({ blockType: 7, fields: {} }, admin)).status).toBe(400)
  const long = await draw({ blockType: 'callout', fields: { text: 'x'.repeat(200_000) } }, admin)
  expect([long.status, long.body.errors?.[0]?.field]).toEqual([400, 'fields'])
})
