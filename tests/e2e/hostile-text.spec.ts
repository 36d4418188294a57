import type { Page } from '@playwright/test'
import { enter, sendAs } from '../support/accounts'
import { arrange } from '../support/desk'
import { marks, withEditor } from '../support/editor'
import { watched } from '../support/hostile/harmless'
import { naughtyStrings, scriptVectors } from '../support/hostile/scripts'
import { mailsTo, mailTo } from '../support/inbox'
import { expect, owner, test, uniqueEmail } from '../support/journey'
import { register, uniqueName } from '../support/leads'

// A search for
// nonsense, and an address of nonsense, are missing pages.
test.use({ expectedErrors: /status of 40[04]/ })

/** Several texts at once, for fields that take long ones. */
function bundles(texts: readonly string[], longest: number): string[] {
  const made: string[] = []
  for (const text of texts) {
    const last = made.at(-1)
    if (last === undefined || last.length + text.length + 1 > longest) made.push(`Text: ${text}`)
    else made[made.length - 1] = `${last}\n${text}`
  }
  return made
}

// Line ends and signs that no one sees are cleaned; the integration tests look at them one by one.
const plain = (texts: readonly string[]) =>
  texts.filter((text) => text === text.trim() && !/\p{C}|[^\S ]| {2}/u.test(text))
const vectors = plain(scriptVectors)
const short = vectors.filter((text) => text.length <= 90)
const corpus = bundles([...vectors, ...plain(naughtyStrings)], 1900)
/** Every so many-th, from a place of its own. */
const some = (texts: readonly string[], start: number, every: number) =>
  texts.filter((_, index) => index % every === start)

const lineOf = (text: string) => text.split('\n').filter(Boolean)
async function expectShown(page: Page, texts: readonly string[]): Promise<void> {
  const shown = (await page.locator('body').allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ')
  expect(texts.filter((text) => !shown.includes(text.replaceAll(/\s+/g, ' ').trim()))).toEqual([])
}

/** A message as its reader sees it, without the policy that guards our pages. */
async function openMail(page: Page, html: string): Promise<void> {
  await page.goto('about:blank')
  await page.setContent(html)
}

test('the watch sees what runs, and what only waits for a click', async ({ page }) => {
  const harmless = await watched(page)
  await openMail(page, '<p>Plain words</p>')
  await harmless('plain words')
  await openMail(page, '<a href="javascript:__xss()">here</a>')
  await expect(harmless('a link')).rejects.toThrow('javascript:__xss()')
  await openMail(page, '<script>__xss()</script>')
  await expect(harmless('a script')).rejects.toThrow('a script ran')
})

test('what visitors send does nothing in the back office, the CMS and the mails', async ({ page }) => {
  const harmless = await watched(page)
  await enter(page, owner)
  // The limits let one network send less than the corpus.
  const from = (n: number) => ({ ...marks(), 'x-forwarded-for': `10.77.${Math.floor(n / 250)}.${n % 250}` })
  const leads = []
  for (const [index, message] of corpus.entries()) {
    const email = uniqueEmail()
    const data = { name: uniqueName(), email, company: short[index] ?? '', message }
    const sent = await page.request.post('/api/contact', { data, headers: from(index) })
    expect(sent.status(), await sent.text()).toBe(201)
    const asked = await page.request.get(`/api/inquiries?where[email][equals]=${email}`, { headers: marks() })
    const [inquiry] = (await asked.json()).docs
    expect(inquiry.message).toContain('Text: ')
    leads.push({ id: String(inquiry.id), email, message: String(inquiry.message) })
  }
  const calls = []
  for (const [index, message] of corpus.slice(0, 4).entries()) {
    const name = short[index * 7] ?? ''
    const booked = await arrange(page, {
      name,
      email: uniqueEmail(),
      company: short[index * 7 + 1] ?? '',
      phone: '+4930123',
      message,
      notifyVisitor: true,
    })
    calls.push({ ...booked, name, message })
  }
  const lead = await register(page)
  for (const text of bundles(vectors, 3500))
    await sendAs(page, '/api/add-note', { kind: 'registration', id: lead.id, text })
  // Refused, and kept as events with the names of fields and the address that was tried.
  for (const [index, text] of some(short, 2, 12).entries()) {
    await page.request.post('/api/users/login', {
      data: { email: `${text.replaceAll(/[^a-z<>()'"=/]/g, '')}@example.com`, password: text },
      headers: { ...from(500 + index), 'user-agent': text.replaceAll(/[^ -~]/g, '') },
    })
    await page.request.post('/api/contact', {
      data: { [text]: text, name: text },
      headers: from(500 + index),
    })
  }
  await enter(page, owner)

  for (const { id, message } of leads) {
    await page.goto(`/admin/queue?open=inquiry-${id}`)
    await expect(page.getByRole('complementary')).toBeVisible()
    await expectShown(page, lineOf(message))
    await harmless(`the queue with ${message.slice(0, 60)}`)
  }
  await page.goto(`/admin/queue?open=registration-${lead.id}`)
  await expect(page.getByRole('complementary')).toBeVisible()
  await expectShown(page, vectors)
  await harmless('notes')
  for (const { id, name, message } of calls.slice(0, 2)) {
    await page.goto(`/super-admin/bookings?open=${id}`)
    await expect(page.getByRole('complementary')).toBeVisible()
    await expectShown(page, [name, ...lineOf(message)])
    await harmless('a booking')
  }
  for (const path of [
    '/super-admin',
    '/super-admin/bookings',
    '/super-admin/security',
    '/super-admin/monitoring',
    '/super-admin/users',
    '/admin/collections/inquiries',
    `/admin/collections/inquiries/${leads[0]?.id}`,
    `/admin/collections/bookings/${calls[0]?.id}`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await harmless(path)
  }

  await mailTo(leads.at(-1)?.email ?? '', /./)
  const mails = (await mailsTo(owner.email)).filter(({ text }) => text?.includes('Text: '))
  expect(mails.length).toBeGreaterThan(0)
  const ours = new Set(leads.map(({ email }) => email))
  for (const email of ours) mails.push(...(await mailsTo(email)))
  for (const mail of mails) {
    await openMail(page, mail.html ?? '')
    await harmless(`the mail ${mail.subject}`)
  }
})

test('what editors write, and what is in addresses, does nothing on the pages and in the feed', async ({
  page,
  request,
}) => {
  const harmless = await watched(page)
  await withEditor(request, async ({ create }) => {
    // Braces stand for figures of the settings, and those that stand for nothing are refused.
    const words = bundles(
      vectors.filter((text) => !text.includes('{')),
      3900,
    )
    const faqs = []
    for (const [index, answer] of words.entries()) {
      const question = `${index + 1}. ${short[index * 3 + 20]}`
      faqs.push({ question, answer })
      await create('faqs', { question, answer, category: 'general', isActive: true })
    }
    const person = { name: short[5], role: short[6], company: short[7], quote: words[0]?.slice(0, 400) }
    await create('testimonials', { ...person, isActive: true })
    const title = `Plain ${uniqueEmail().slice(0, 10)}`
    const article = await create('blogs', {
      title,
      excerpt: `Text: ${short[9]}`,
      contentHtml: `<p>Begin</p>${vectors.map((text) => `<p>${text}</p>`).join('')}<p>${vectors
        .map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
        .join('</p><p>')}</p><p>End</p>`,
      status: 'published',
    })

    await page.goto('/faq')
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) {
        // One that opens closes the others of its name.
        details.removeAttribute('name')
        details.open = true
      }
    })
    await expectShown(
      page,
      faqs.flatMap(({ question, answer }) => [question, ...lineOf(answer)]),
    )
    await harmless('/faq')
    await page.goto(`/blog/${article.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectShown(page, vectors)
    await harmless('the article')
    for (const path of ['/', '/blog', `/blog/search?q=${title}`]) {
      await page.goto(path)
      await harmless(path)
    }

    const feed = await (await request.get('/feed.xml')).text()
    const items = await page.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml')
      return [...parsed.querySelectorAll('parsererror, content, summary, description, encoded, title')].map(
        ({ localName, textContent }) => ({ name: localName, html: textContent ?? '' }),
      )
    }, feed)
    expect(items.filter(({ name }) => name === 'parsererror')).toEqual([])
    expect(items.some(({ html }) => html.includes(title))).toBe(true)
    for (const { html } of items) {
      if (!html.includes('__xss')) continue
      await openMail(page, html)
      await harmless('the feed')
    }
    await enter(page, owner)
    for (const path of [
      `/admin/collections/blogs/${article.id}`,
      '/admin/collections/faqs',
      '/super-admin/blogs',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await harmless(path)
    }
  })

  for (const text of some(vectors, 3, 16)) {
    const asked = encodeURIComponent(text)
    for (const path of [`/blog/search?q=${asked}`, `/auth?redirect=${asked}&mode=${asked}`, `/${asked}`]) {
      await page.goto(path)
      await harmless(path)
    }
  }
})
