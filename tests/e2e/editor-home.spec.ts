import type { Page } from '@playwright/test'
import { faqCategoryLabels } from '../../src/features/faq/categories'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadableColours,
  widths,
} from '../support/accessibility'
import { enter, newAccount, sendAs } from '../support/accounts'
import { type Editor, signIn } from '../support/editor'
import { expect, owner, test, uniqueEmail } from '../support/journey'
import { uniqueName } from '../support/leads'
import { twoFrames } from '../support/steadiness'

/** Opens the first page of the CMS. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: /^What is next/ })).toBeVisible()
}

/** The figure of a card. */
async function figure(page: Page, label: string): Promise<number> {
  const card = page.getByRole('list', { name: 'What waits' }).getByRole('link', { name: label })
  const text = (await card.locator('span').nth(1).textContent())?.replaceAll(',', '')
  return text === 'None yet' ? 0 : Number(text)
}

test('the first page says what waits, and is right after each change', async ({ page, editor }) => {
  await signIn(page)
  await openHome(page)
  const drafts = await figure(page, 'Drafts')
  const inquiries = await figure(page, 'New inquiries')

  const title = `A draft of ${uniqueEmail()}`
  const { id } = await editor.create('blogs', { title, status: 'draft', contentHtml: '<p>Words.</p>' })
  await sendAs(page, '/api/contact', {
    name: uniqueName(),
    email: uniqueEmail(),
    message: 'We have too many lists and want fewer of them.',
  })
  await openHome(page)
  expect(await figure(page, 'Drafts')).toBe(drafts + 1)
  expect(await figure(page, 'New inquiries')).toBe(inquiries + 1)
  const region = page.getByRole('region', { name: 'Drafts' })
  await expect(region.getByRole('link', { name: title })).toHaveAttribute(
    'href',
    `/admin/collections/blogs/${id}`,
  )

  const views = await figure(page, 'Views this week')
  await editor.change('blogs', id, { status: 'published' })
  await sendAs(page, `/api/blogs/${id}/view`, {})
  await openHome(page)
  expect(await figure(page, 'Drafts')).toBe(drafts)
  expect(await figure(page, 'Views this week')).toBe(views + 1)

  // The seeded legal pages have gaps.
  await expect(page.getByRole('region', { name: 'Legal pages to finish' })).toContainText('[')
})

test('writing an article comes first', async ({ page }) => {
  await enter(page, owner)
  await openHome(page)
  const first = page.getByRole('main').getByRole('link').first()
  await expect(first).toHaveAccessibleName('Write an article')
  await first.click()
  // It is stored once it has a title.
  await page.getByRole('textbox', { name: 'Title' }).fill(`Home ${uniqueEmail().slice(0, 10)}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/collections\/blogs\/[0-9a-f-]{36}$/)
  await expect(page.locator('[data-lexical-editor="true"]')).toBeFocused()
})

test('people find in the navigation what their role can use', async ({ page, anotherPerson }) => {
  const other = await anotherPerson()
  await newAccount(other, { role: 'admin' })
  await enter(page, owner)

  await openHome(page)
  const mine = page.locator('nav.nav__wrap')
  for (const name of ['Website', 'Your dashboard', 'Articles', 'Audit log'])
    await expect(mine.getByRole('link', { name, exact: true })).toBeAttached()
  // They have one place, in the bar.
  for (const name of ['Bookings', 'Users', 'User roles', 'Calendar settings'])
    await expect(mine.getByRole('link', { name, exact: true })).toHaveCount(0)

  await mine.getByText('More', { exact: true }).click()
  for (const name of ['Inquiries', 'Invitations', 'Client registrations'])
    await expect(mine.getByRole('link', { name, exact: true })).toBeVisible()

  await openHome(other)
  const theirs = other.locator('nav.nav__wrap')
  await theirs.getByText('More', { exact: true }).click()
  for (const name of ['Website', 'Articles', 'FAQs', 'Inquiries', 'Bookings'])
    await expect(theirs.getByRole('link', { name, exact: true })).toBeAttached()
  for (const name of ['Users', 'User roles', 'Invitations', 'Audit log', 'Security settings'])
    await expect(theirs.getByRole('link', { name, exact: true })).toHaveCount(0)
  await expect(other.getByRole('link', { name: /New registrations/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /New registrations/ })).toHaveCount(1)
  await other.goto('/admin/collections/pages/create')
  await expect(other.getByText('You cannot add page texts here.')).toBeVisible()
})

test('the question before something is deleted names what uses it', async ({ page, editor }) => {
  await signIn(page)
  const category = await editor.create('blog-categories', { name: uniqueName() })
  const title = uniqueName()
  const article = await editor.create('blogs', {
    title,
    contentHtml: '<p>Words.</p>',
    category: category.id,
  })
  await page.goto(`/admin/collections/blog-categories/${category.id}`)
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-delete').click()
  const question = page.locator('dialog[open]')
  await expect(question).toContainText('Used in one place. These articles will have no category.')
  await expect(question.getByRole('link', { name: title })).toBeVisible()
  await question.locator('#confirm-cancel').click()

  await page.goto(`/admin/collections/blogs/${article.id}`)
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-delete').click()
  await expect(question).toContainText('visitors no longer see it')
  // Permanent deletion is a matter of the trash.
  await expect(question.getByRole('checkbox')).toBeHidden()
  await expect(question.locator('#confirm-cancel')).toBeFocused()
  await question.locator('#confirm-cancel').click()
})

test('lists speak as editors do', async ({ page, editor }) => {
  await signIn(page)
  const question = `Is this hidden, ${uniqueEmail()}?`
  const { id } = await editor.create('faqs', {
    question,
    answer: 'Yes.',
    category: 'technical',
    isActive: false,
    orderIndex: 1,
  })
  await page.goto('/admin/collections/faqs')
  const row = page.getByRole('row', { name: question })
  await expect(row).toContainText('Hidden')
  await expect(page.getByRole('cell', { name: 'Shown' }).first()).toBeVisible()
  // By group in the order of the site, and within a group by order.
  const groups = await page.locator('td.cell-category').allInnerTexts()
  const shown = groups.filter((group, index) => group !== groups[index - 1])
  expect(shown).toEqual(Object.values(faqCategoryLabels).filter((label) => groups.includes(label)))

  await editor.change('faqs', id, { isActive: true })
  await page.goto(`/admin/collections/faqs/${id}/versions`)
  const versions = page.getByRole('table', { name: 'Versions' })
  await expect(versions.getByRole('row').nth(1)).toContainText('Shown')
  await expect(versions.getByRole('row').nth(1)).toContainText('Shown on the site')
  await expect(versions.getByRole('row').nth(2)).toContainText('Hidden')

  const article = await editor.create('blogs', {
    title: `One ${uniqueEmail()}`,
    status: 'draft',
    contentHtml: '<p>x</p>',
  })
  await editor.change('blogs', article.id, { title: 'Another title' })
  await page.goto(`/admin/collections/blogs/${article.id}/versions`)
  await expect(versions.getByRole('row').nth(1)).toContainText('Draft')
  await expect(versions.getByRole('row').nth(1)).toContainText('Title')
  await versions.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/versions\/[0-9a-f-]{36}/)
})

const LONG_WORD = 'Rechnungseingangsverarbeitungsautomatisierungsplattformerweiterungsvorhaben'

/** Rows of each kind that take much room: long words, long addresses, each state. */
async function oddRows(page: Page, editor: Editor): Promise<void> {
  for (const status of ['draft', 'published', 'archived'])
    await editor.create('blogs', { title: `${LONG_WORD} ${status}`, status, contentHtml: '<p>Words.</p>' })
  for (const isActive of [true, false]) {
    const question = `${LONG_WORD}${isActive ? '?' : '!'}`
    await editor.create('faqs', {
      question,
      answer: LONG_WORD,
      category: 'technical',
      orderIndex: 1,
      isActive,
    })
  }
  await sendAs(page, '/api/contact', {
    name: LONG_WORD.slice(0, 60),
    email: `${'long-address-'.repeat(4)}@${'nanosecond-'.repeat(4)}ltd.example`,
    company: LONG_WORD,
    message: LONG_WORD,
  })
}

/** Notes from the next document on how far the page could be scrolled sideways at any moment since its heading is there. */
const watchWidth = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { widest: 0 })
    const look = () => {
      const { scrollWidth, clientWidth } = document.documentElement
      if (document.querySelector('h1'))
        Object.assign(window, { widest: Math.max(Reflect.get(window, 'widest'), scrollWidth - clientWidth) })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

/** Looks at the first page of the CMS and at its lists as they are now. */
async function lookAtLists(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await openHome(page)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, { include: '.office' })
  await page.emulateMedia({ colorScheme })
  for (const list of ['blogs', 'faqs', 'media', 'inquiries', 'bookings']) {
    await page.goto(`/admin/collections/${list}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
    // Payload's markup is its own; our colours are on all of it.
    await twoFrames(page)
    await expectReadableColours(page)
    // While it loads, too: the navigation of the CMS pushed the page aside until the width was known.
    expect(await page.evaluate(() => Reflect.get(window, 'widest')), list).toBe(0)
  }
}

test('nothing is cut off or unreadable, on a phone and on a desktop', async ({ page, editor }) => {
  await signIn(page)
  await oddRows(page, editor)
  await watchWidth(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await lookAtLists(page, width === 390 ? 'dark' : 'light')
  }
})
