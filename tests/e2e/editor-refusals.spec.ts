import type { APIResponse } from '@playwright/test'
import { marks, signIn } from '../support/editor'
import { expect, test } from '../support/journey'

/** Against the production build, whose classes have no names and of which there are two. */
test('an editor reads why the server refuses', async ({ page }) => {
  await signIn(page)
  const headers = marks()
  const refused = async (answer: APIResponse) => [answer.status(), (await answer.json()).errors?.[0]] as const
  const upload = (name: string, buffer: Buffer) =>
    page.request.post('/api/media', {
      headers,
      multipart: {
        _payload: JSON.stringify({ alt: 'A picture' }),
        file: { name, mimeType: 'image/png', buffer },
      },
    })

  expect(await refused(await upload('cut.png', Buffer.from('no picture')))).toEqual([
    400,
    expect.objectContaining({
      message: 'This file is not a PNG, JPEG, WebP or AVIF picture.',
      code: 'invalid',
      field: 'file',
    }),
  ])
  for (const megabytes of [11, 13]) {
    expect(await refused(await upload('large.png', Buffer.alloc(megabytes * 1024 * 1024)))).toEqual([
      413,
      expect.objectContaining({ message: 'A picture may have at most 10 MB.', code: 'too_large' }),
    ])
  }
  const article = { title: 'Numbers', contentHtml: 5 }
  expect(await refused(await page.request.post('/api/blogs', { data: article, headers }))).toEqual([
    400,
    expect.objectContaining({ message: 'contentHtml must be text', code: 'invalid', field: 'contentHtml' }),
  ])
  const unsafe = { title: 'Bell \u0007', contentHtml: '<p>x</p>' }
  expect(await refused(await page.request.post('/api/blogs', { data: unsafe, headers }))).toEqual([
    400,
    expect.objectContaining({ message: 'Blog content contains unsafe characters', field: 'title' }),
  ])
  const { user } = await (await page.request.get('/api/users/me', { headers })).json()
  const own = `where[role][equals]=super_admin&where[user][equals]=${user.id}`
  const { docs } = await (await page.request.get(`/api/user-roles?${own}`, { headers })).json()
  expect(await refused(await page.request.delete(`/api/user-roles/${docs[0].id}`, { headers }))).toEqual([
    409,
    expect.objectContaining({
      // Other tests may have made more super admins.
      message: expect.stringMatching(
        /^(The last super admin cannot lose this role|You cannot remove your own super_admin role\.)/,
      ),
      code: 'conflict',
    }),
  ])
  expect(await refused(await page.request.get('/api/blogs/versions'))).toEqual([
    403,
    expect.objectContaining({ message: 'You are not allowed to perform this action.', code: 'forbidden' }),
  ])
  expect(await refused(await page.request.get('/api/blogs?where[content][like]=x'))).toEqual([
    400,
    expect.objectContaining({ code: 'invalid' }),
  ])
})
