import { lexicalDocument } from '../../src/features/rich-text/document'
import { paragraphNode } from '../../src/features/rich-text/nodes/paragraph'
import { textNode } from '../../src/features/rich-text/nodes/text'
import { signIn } from '../support/editor'
import { expect, test, uniqueEmail } from '../support/journey'

const paragraph = (text: string) => paragraphNode([textNode(text, 0)])
const callout = {
  type: 'block',
  version: 2,
  format: '',
  fields: { id: '65f0c0ffee00000000000001', blockName: '', blockType: 'callout', tone: 'note', text: 'One.' },
}

test('blocks are copied with ids of their own', async ({ page, editor }) => {
  const { id } = await editor.create('blogs', {
    title: `Copied ${uniqueEmail()}`,
    content: lexicalDocument([paragraph('Before.'), callout as never, paragraph('After.')]),
  })
  await signIn(page)
  await page.goto(`/admin/collections/blogs/${id}`)
  const text = page.locator('[data-lexical-editor="true"]').first()
  await text.getByText('After.').click()
  // A browser without a window has no clipboard that keeps the editor's own format: what is seen is the event.
  await page.evaluate(() =>
    document.addEventListener('copy', ({ clipboardData }) => {
      document.body.dataset.copied = clipboardData?.getData('application/x-lexical-editor') ?? ''
    }),
  )
  for (const keys of ['Control+a', 'Control+c']) await page.keyboard.press(keys)
  await expect(page.locator('body')).toHaveAttribute('data-copied', /"text":"After\."/)
  const copied = (await page.locator('body').getAttribute('data-copied')) ?? ''
  expect(copied).toMatch(/"id":"[0-9a-f]{24}"/)
  expect(copied).not.toContain(callout.fields.id)
})
