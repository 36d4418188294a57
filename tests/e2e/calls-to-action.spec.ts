import { randomBytes } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { enter } from '../support/accounts'
import { marks } from '../support/editor'
import { expect, owner, test, uniqueEmail } from '../support/journey'
import { chooseFreeDay, chooseTime } from '../support/slot-choice'

const KINDS = ['plan', 'package', 'idea', 'automation', 'article'] as const
type Kind = (typeof KINDS)[number]

const BOOKING = '/book-call'
const CONTACT = '/contact'

/** Every link of the site to a form with a topic. */
async function linksWithTopic(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const found = new Set<string>()
  for (const [, path] of sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)) {
    const html = await (await request.get(path || '/')).text()
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/(?:contact|book-call)\?[^"#]*)/g))
      found.add(href.replaceAll('&amp;', '&'))
  }
  return [...found]
}

const kindOf = (link: string) => KINDS.find((kind) => link.includes(`?${kind}=`))

const message = (page: Page) => page.getByLabel(/^(Message|Tell us about your automation needs)/)

/** The values that the form behind a link starts with, as stored. */
async function expectArrived(page: Page, link: string): Promise<Record<string, unknown>> {
  const [kind, slug = ''] = new URL(link, page.url()).search.slice(1).split('=')
  if ((kind === 'plan' || kind === 'package') && link.startsWith(CONTACT)) {
    const project = page.getByLabel('Project type')
    await expect(project, link).not.toHaveValue('')
    return { projectType: await project.inputValue() }
  }
  const name =
    kind === 'plan' || kind === 'package' ? slug.replaceAll('-', ' ') : `"${slug.replaceAll('-', ' ')}"`
  await expect(message(page), link).toHaveValue(new RegExp(`^About the ${kind} ${name}: $`, 'i'))
  return { message: expect.stringMatching(new RegExp(`^About the ${kind} ${name}: Hello`, 'i')) }
}

const newAddress = () => ({ 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` })

async function send(page: Page, email: string, isBooking: boolean): Promise<void> {
  if (isBooking) {
    await chooseFreeDay(page)
    await chooseTime(page, 0)
  }
  await page.getByRole('textbox', { name: 'Name' }).fill('Grace Hopper')
  await page.getByRole('main').getByLabel('Email').first().fill(email)
  await message(page).pressSequentially('Hello, we copy orders by hand.')
  await page.getByRole('button', { name: isBooking ? 'Schedule Call' : 'Send Message' }).click()
  const done = isBooking ? 'Booking Submitted!' : 'Message sent successfully!'
  await expect(page.getByRole('main').getByText(done)).toBeVisible()
}

test('every link to a form about something brings it along', async ({ page, request }) => {
  const links = await linksWithTopic(request)
  for (const form of [BOOKING, CONTACT])
    for (const kind of KINDS)
      expect(
        links.some((link) => link.startsWith(`${form}?${kind}=`)),
        `${form} ${kind}`,
      ).toBe(true)
  for (const link of links) {
    // All in one go would be too much of one visitor.
    await page.context().setExtraHTTPHeaders(newAddress())
    await page.goto(link)
    await expectArrived(page, link)
  }
})

test('what a form arrived with is stored with it', async ({ page, request, anotherPerson }) => {
  const links = await linksWithTopic(request)
  await enter(page, owner)
  for (const form of [BOOKING, CONTACT]) {
    for (const kind of KINDS satisfies readonly Kind[]) {
      const link = links.find((one) => one.startsWith(form) && kindOf(one) === kind) ?? ''
      const there = await anotherPerson()
      const email = uniqueEmail()
      await there.goto(link)
      const expected = await expectArrived(there, link)
      await send(there, email, form === BOOKING)
      await there.close()
      const collection = form === BOOKING ? 'bookings' : 'inquiries'
      const stored = await page.request.get(`/api/${collection}?where[email][equals]=${email}`, {
        headers: marks(),
      })
      expect((await stored.json()).docs, link).toMatchObject([expected])
    }
  }
})

test('one appointment: texts that name the minutes of the audit name those of the call', async ({ page }) => {
  for (const path of [
    '/pricing',
    '/automation-ideas',
    '/automation-ideas/invoice-processing',
    '/book-call',
  ]) {
    await page.goto(path)
    const text = (await page.getByRole('main').textContent()) ?? ''
    const audits = [...text.matchAll(/(\d+)-minute audit/g)]
    const calls = new Set([...text.matchAll(/(\d+)-minute (?:video )?call/g)].map(([, n]) => n))
    expect([path, calls.size]).toEqual([path, 1])
    expect(new Set(audits.map(([, n]) => n)).size).toBeLessThanOrEqual(1)
  }
  const agenda = await page.getByRole('region', { name: 'What to Expect' }).textContent()
  const [, audit, planning] = /(\d+) minutes of audit, then (\d+) minutes planning/.exec(agenda ?? '') ?? []
  const parts = [...(agenda ?? '').matchAll(/(\d+) min(?!ute)/g)].map(([, n]) => Number(n))
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Number(audit) + Number(planning))
  expect((parts[0] ?? 0) + (parts[1] ?? 0)).toBe(Number(audit))
})
