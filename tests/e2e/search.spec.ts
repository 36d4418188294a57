import { randomBytes } from 'node:crypto'
import { expectAccessible } from '../support/accessibility'
import { expect, test } from '../support/journey'

const word = () => `zq${randomBytes(5).toString('hex')}`

test('one search finds answers, ideas, articles and pages, from every page', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('banner').getByRole('link', { name: 'Search the site' }).click()
  await expect(page).toHaveURL(/\/search$/)
  await page.getByRole('searchbox', { name: 'Search the site' }).fill('invoice')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search\?q=invoice/)
  await expect(page.getByText(/\d+ results for “invoice”/)).toBeVisible()
  const results = page.getByRole('main').getByRole('listitem')
  for (const kind of ['Idea', 'Article'])
    await expect(results.filter({ has: page.getByText(kind, { exact: true }) }).first()).toBeVisible()
  await expectAccessible(page)
  await results.getByRole('link', { name: 'Invoice Processing', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice Processing' })).toBeVisible()
})

test('a mistyped word and another word for the same find an answer, which opens', async ({ page }) => {
  await page.goto('/search?q=confidentialty')
  await expect(page.getByText('looking for confidentiality')).toBeVisible()
  await page.getByRole('link', { name: 'Do you sign a confidentiality agreement?' }).click()
  await expect(page).toHaveURL(/\/faq#do-you-sign-a-confidentiality-agreement$/)
  await expect(page.getByRole('main').locator('details[open] > summary')).toHaveText([
    'Do you sign a confidentiality agreement?',
  ])
  await page.goto('/search?q=dsgvo')
  await expect(page.getByRole('link', { name: 'What about GDPR and personal data?' })).toBeVisible()
})

test('common words find their answer among the first, mistyped ones too', async ({ page }) => {
  for (const [words, answer] of [
    ['secruity', 'How do you keep our systems secure?'],
    ['cancle', 'What does the contract say?'],
    ['how much does it cost', 'What does a project cost?'],
    ['where is my data stored', 'Where are the workflows hosted?'],
    ['money back', 'Terms'],
    ['refund', 'What does the contract say?'],
    ['opening hours', 'When can I reach you?'],
    ['60 minutes', 'Book Your Free Automation Consultation'],
    ['appointmnet', 'Book Your Free Automation Consultation'],
    ['apointment', 'Book Your Free Automation Consultation'],
  ] as const) {
    await page.goto(`/search?q=${words.replaceAll(' ', '+')}`)
    const results = page.getByRole('main').getByRole('listitem')
    await expect(results.getByRole('link', { name: answer, exact: true }), words).toBeVisible()
    await expect(page.getByText('These are close.'), words).toBeHidden()
  }
})

test('where nothing has all of the words, what comes near is shown', async ({ page }) => {
  await page.goto('/search?q=invoice+zzzzqqqq')
  await expect(page.getByText('No exact match. These are close.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Invoice Processing', exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('nothing found leads on', async ({ page }) => {
  await page.goto('/search?q=zzzzqqqq')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Questions and answers' }).click()
  await expect(page).toHaveURL(/\/faq$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it works as well', async ({ page }) => {
    await page.goto('/search')
    await page.getByRole('searchbox', { name: 'Search the site' }).fill('hosting')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('link', { name: 'Where are the workflows hosted?' })).toBeVisible()
  })
})

test('it finds what is published, at the next request, and nothing that is hidden', async ({
  request,
  editor,
}) => {
  const name = word()
  const path = `/search?q=${name}`
  const shows = async (text: string) => (await (await request.get(path)).text()).includes(text)
  const html = '<p>Some words.</p>'
  const post = await editor.create('blogs', { title: `About ${name}`, contentHtml: html, status: 'draft' })
  const faq = { question: `Who is ${name}?`, answer: 'Unheard of.', category: 'general' }
  const answer = await editor.create('faqs', { ...faq, isActive: false })
  expect([await shows(post.slug), await shows('Unheard of.')]).toEqual([false, false])
  await editor.change('blogs', post.id, { status: 'published' })
  await editor.change('faqs', answer.id, { isActive: true })
  expect([await shows(post.slug), await shows('Unheard of.')]).toEqual([true, true])
  await editor.change('blogs', post.id, { status: 'archived' })
  await editor.change('faqs', answer.id, { isActive: false })
  expect([await shows(post.slug), await shows('Unheard of.')]).toEqual([false, false])
})
