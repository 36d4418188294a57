import type { APIResponse } from '@playwright/test'
import { lexicalDocument } from '../../src/features/rich-text/document'
import { htmlToLexical } from '../../src/features/rich-text/html-to-lexical'
import { marks, publishUnready, signIn } from '../support/editor'
import { expect, test, uniqueEmail } from '../support/journey'

const emptyBlock = (blockType: string) => ({
  type: 'block',
  version: 2,
  format: '' as const,
  fields: { id: `65f0c0ffee0000000000000${blockType.length}`, blockName: '', blockType },
})

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
  const { user } = await (await page.request.get('/api/users/me', { headers })).json()
  const own = `where[role][equals]=super_admin&where[user][equals]=${user.id}`
  const { docs } = await (await page.request.get(`/api/user-roles?${own}`, { headers })).json()
  expect(await refused(await page.request.delete(`/api/user-roles/${docs[0].id}`, { headers }))).toEqual([
    409,
    expect.objectContaining({
      // Other tests may have made more super admins.
      message: expect.stringMatching(
        /^(The last super admin cannot lose this role|You cannot remove your own role super admin\.)/,
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

test.describe('in the form', () => {
  test.use({
    expectedErrors: /400 \(Bad Request\)|409 \(Conflict\)/,
  })

  test('a text with incomplete blocks is neither published nor scheduled, and each is a press away', async ({
    page,
    editor,
  }) => {
    await signIn(page)
    const { id } = await editor.create('blogs', {
      title: `Whole ${uniqueEmail().slice(0, 10)}`,
      contentHtml: '<p>First.</p>',
    })
    const lines = htmlToLexical('<p>A line.</p>'.repeat(30)).root.children
    const content = lexicalDocument([emptyBlock('video'), ...lines, emptyBlock('gallery')])
    await page.request.patch(`/api/blogs/${id}?draft=true`, { data: { content }, headers: marks() })
    await page.goto(`/admin/collections/blogs/${id}`)
    const gallery = page.locator('[data-lexical-editor="true"] > *').filter({ hasText: '2 to 12 pictures.' })
    await expect(gallery).toBeVisible()
    const tooFew = page.getByText('needs at least 2 pictures').and(gallery.locator('*'))
    await expect(tooFew).toHaveCount(0)

    await publishUnready(page)
    const refused = page.getByRole('region', { name: 'Not published' })
    await expect(refused).toBeFocused()
    await expect(page.locator('[data-sonner-toast]')).toHaveText('Not published. 2 blocks are not complete.')
    await expect(refused.getByRole('listitem')).toHaveText([
      /^The video needs a title and an address/,
      /^The gallery needs at least 2 pictures/,
    ])
    await expect(gallery).not.toBeInViewport()
    await refused.getByRole('button', { name: 'Show' }).last().click()
    await expect(gallery).toBeInViewport()
    await expect(tooFew).toHaveCount(1)

    const panel = page.getByRole('region', { name: 'Publication' })
    await panel.getByLabel('Day').fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10))
    await panel.getByRole('button', { name: 'Schedule' }).click()
    await expect(panel.getByRole('alert').getByRole('listitem')).toHaveText([
      /^The video needs a title and an address/,
      /^The gallery needs at least 2 pictures/,
    ])
  })
})
