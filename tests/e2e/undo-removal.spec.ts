import { elementNode, lexicalDocument } from '../../src/features/rich-text/document'
import { paragraphNode } from '../../src/features/rich-text/nodes/paragraph'
import { textNode } from '../../src/features/rich-text/nodes/text'
import { signIn } from '../support/editor'
import { expect, test, uniqueEmail } from '../support/journey'

const paragraph = (text: string) => paragraphNode([textNode(text, 0)])
const callout = {
  type: 'block',
  version: 2,
  format: '',
  fields: {
    id: '65f0c0ffee00000000000007',
    blockName: '',
    blockType: 'callout',
    tone: 'note',
    title: 'A note',
    text: 'Words of it.',
  },
}

test('a removed block comes back by Ctrl+Z, and by Undo after more was typed', async ({ page, editor }) => {
  const { id } = await editor.create('blogs', {
    title: `Removed ${uniqueEmail().slice(0, 10)}`,
    content: lexicalDocument([paragraph('Above.'), callout as never, paragraph('Below.')]),
  })
  await signIn(page)
  await page.goto(`/admin/collections/blogs/${id}`)
  const text = page.locator('[data-lexical-editor="true"]').first()
  const block = text.locator('.callout')
  const remove = text.locator('[class*="removeButton"]').first()
  await expect(block).toContainText('Words of it.')

  await remove.click()
  await expect(block).toHaveCount(0)
  await expect(text).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(block).toContainText('Words of it.')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)

  await remove.click()
  await expect(block).toHaveCount(0)
  await expect(text).toBeFocused()
  await page.keyboard.type(' Typed on.')
  await expect(text).toContainText('Typed on.')
  await page.locator('[data-front="true"]').getByRole('button', { name: 'Undo' }).click()
  await expect(block).toContainText('Words of it.')
  await expect(text).toContainText('Typed on.')
})

const cell = (words: string) =>
  elementNode('tablecell', [paragraph(words)], {
    headerState: 0,
    colSpan: 1,
    rowSpan: 1,
    backgroundColor: null,
  })
const row = (...cells: string[]) => elementNode('tablerow', cells.map(cell))

test('a removed row, column or table comes back by Undo and by Ctrl+Z', async ({ page, editor }) => {
  const { id } = await editor.create('blogs', {
    title: `Table ${uniqueEmail().slice(0, 10)}`,
    content: lexicalDocument([paragraph('Above.'), elementNode('table', [row('a', 'b'), row('c', 'd')])]),
  })
  await signIn(page)
  await page.goto(`/admin/collections/blogs/${id}`)
  const text = page.locator('[data-lexical-editor="true"]').first()
  const cells = text.locator('td')
  const remove = async (what: string) => {
    await cells.filter({ hasText: 'a' }).click()
    await page.locator('.table-cell-action-button').click()
    await page.getByText(what, { exact: true }).click()
    await expect(cells.filter({ hasText: 'a' })).toHaveCount(0)
    await expect(text).toBeFocused()
  }
  for (const what of ['Delete row', 'Delete column', 'Delete table'])
    for (const undo of ['button', 'key']) {
      await remove(what)
      if (undo === 'key') await page.keyboard.press('Control+z')
      else await page.locator('[data-front="true"]').getByRole('button', { name: 'Undo' }).click()
      await expect(cells).toHaveText(['a', 'b', 'c', 'd'])
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    }
})
