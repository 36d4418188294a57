import { request } from '@playwright/test'
import { password } from '../accounts'
import { marks, origin, owner } from '../editor'
import { linkIn, mailTo } from '../inbox'
import { expect } from '../journey'
import { uniqueEmail } from '../unique'
import { at, see } from './expect-screen'
import { isShown, type Journey, type Screen } from './screen'

/** What the team does for a visitor, by HTTP. */
export async function asOwner<Body>(path: string, data: object): Promise<Body> {
  const office = await request.newContext({ baseURL: origin, extraHTTPHeaders: marks() })
  await office.post('/api/users/login', { data: owner })
  const answer = await office.post(path, { data })
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
  const body = await answer.json()
  await office.dispose()
  return body
}

async function person(): Promise<string> {
  const email = uniqueEmail()
  await asOwner('/api/add-colleague', { email, fullName: 'Grace Hopper', role: 'user' })
  const link = new URL(linkIn(await mailTo(email, /password/i), 'token='))
  await asOwner('/api/reset-password', { token: link.searchParams.get('token'), password })
  return email
}

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000))

/** The last day on the screen with several free times, and its last one; false without such a day. */
async function chooseInMonth(screen: Screen): Promise<boolean> {
  const freeDays = () =>
    [...document.querySelectorAll('[role=grid] button:enabled')].map(
      (day) => day.getAttribute('aria-label') ?? '',
    )
  const times = () =>
    [...document.querySelectorAll('[role=radiogroup] label:has(input[name=slot])')].map(
      ({ textContent }) => textContent?.trim() ?? '',
    )
  const isLoaded = () =>
    document.querySelector('[role=grid] button:enabled') !== null ||
    document.body.textContent.includes('No free days in ')
  await expect.poll(() => screen.evaluate(isLoaded, undefined), { timeout: 20_000 }).toBe(true)
  const days = await screen.evaluate(freeDays, undefined)
  for (const day of days.toReversed()) {
    if (!day.endsWith(', selected')) await screen.press(day)
    for (let tries = 0; tries < 20; tries++) {
      const free = await screen.evaluate(times, undefined)
      const last = free.length > 1 && free.at(-1)
      if (last) {
        await screen.press(last)
        return true
      }
      await seconds(0.2)
    }
  }
  return false
}

async function chooseDayAndTime(screen: Screen): Promise<void> {
  if (await chooseInMonth(screen)) return
  // The last days of a month may be without a free time.
  await screen.press('Next month')
  if (!(await chooseInMonth(screen))) throw new Error('No day with free times')
}

async function book(screen: Screen): Promise<string> {
  const email = uniqueEmail()
  await screen.open('/book-call')
  await chooseDayAndTime(screen)
  await screen.type('Full Name', 'Grace Hopper')
  await screen.type('Email', email)
  await screen.type('Tell us about your automation needs', 'We copy invoices by hand.')
  await screen.press('Schedule Call')
  await see(screen, 'Booking Submitted!')
  return email
}

const manage = async (screen: Screen, email: string) =>
  screen.open(linkIn(await mailTo(email, /booking/i), '/bookings/manage'))

/** One page of each kind. */
export const pageKinds = [
  '/',
  '/services',
  '/workflow-design',
  '/pricing',
  '/blog',
  '/blog/find-the-first-process-to-automate',
  '/automation-ideas',
  '/automation-ideas/voice-to-task',
  '/faq',
  '/contact',
  '/book-call',
  '/auth',
  '/auth?mode=signup',
  '/search?q=invoice',
  '/privacy',
  '/client-register?token=abc',
  '/bookings/manage?token=abc',
  '/no-such-page',
]

const errors = ['Something went wrong', 'not available right now', "couldn't load", 'did not load']

/** Runs in the page. */
const isLoaded = () => document.readyState === 'complete' && document.fonts.status === 'loaded'

/** Runs in the page: what is wrong with it on a phone. */
function faults(): string[] {
  const { scrollWidth, clientWidth, dataset } = document.documentElement
  // Fallbacks stand for fonts of the system, which not every machine has.
  const lost = [...document.fonts].filter(
    ({ status, family }) => status === 'error' && !family.includes('Fallback'),
  )
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px beside the screen`] : []),
    ...lost.map(({ family }) => `no font ${family}`),
    ...(dataset.load && dataset.load !== 'ready' ? [`scripts: ${dataset.load}`] : []),
    ...(document.querySelector('h1') ? [] : ['no heading']),
  ]
}

/** What a visitor does, written once for each engine. */
export const visitorJourneys: Record<string, Journey> = {
  async 'a message is refused with its mistakes, and then sent'(screen) {
    await screen.open('/contact')
    await screen.press('Send Message')
    await see(screen, 'Name is required')
    const email = uniqueEmail()
    await screen.type('Name', "Siobhan O'Neill-Berg")
    await screen.type('Email', email)
    await screen.choose('Timeline', 'Flexible timing')
    await screen.type('Message', 'We copy forty orders a day into the ledger.')
    await screen.press('Send Message')
    await see(screen, 'Message sent successfully!')
    await mailTo(email, /./)
  },
  async 'a call is booked, moved and cancelled'(screen) {
    const email = await book(screen)
    await manage(screen, email)
    await screen.press('Reschedule')
    await chooseDayAndTime(screen)
    await screen.press('Move the call')
    await see(screen, 'Booking moved')
    await screen.press('Cancel booking')
    await screen.press('Cancel the call')
    await see(screen, 'Booking cancelled')
  },
  async 'the newsletter is ordered and confirmed'(screen) {
    const email = uniqueEmail()
    await screen.open('/blog')
    await screen.type('Email', email)
    await screen.press('Subscribe')
    await see(screen, 'Check your email')
    await screen.open(linkIn(await mailTo(email, /Confirm your subscription/), '/newsletter/confirm'))
    await screen.press('Confirm subscription')
    await see(screen, 'You are subscribed')
  },
  async 'a person signs in and out'(screen) {
    const email = await person()
    await screen.open('/auth')
    await screen.type('Email', email)
    await screen.type('Password', 'Wrong-words-1')
    await screen.press('Sign In')
    await see(screen, 'Sign in failed')
    await screen.type('Password', password)
    await screen.press('Sign In')
    await at(screen, '/dashboard')
    await see(screen, 'Welcome')
    await screen.press('Sign Out')
    await at(screen, '/auth')
    await screen.open('/dashboard')
    await at(screen, '/auth')
  },
  async 'a client registers with an invitation'(screen) {
    const { link } = await asOwner<{ link: string }>('/api/create-invitation', { email: uniqueEmail() })
    await screen.open(link)
    await screen.press('Complete Registration')
    await see(screen, 'Please choose a budget')
    await screen.type('Full Name', 'Grace Hopper')
    await screen.type('Company', 'Nanosecond Ltd')
    await screen.choose('Business size', '11-50')
    await screen.choose('Industry', 'Technology')
    await screen.choose('Budget', '$5,000 - $15,000')
    await screen.choose('Timeline', 'Soon (1-2 months)')
    await screen.press('Complete Registration')
    await at(screen, '/registration-success')
    await see(screen, 'Registration Complete!')
  },
  async 'questions are searched and opened'(screen) {
    await screen.open('/faq')
    await screen.type('Search questions', 'Eight 90 minutes')
    await see(screen, '1 question found')
    await screen.type('Search questions', 'zzz')
    await see(screen, 'No FAQs found')
    await screen.press('Clear the search')
    await screen.press('What happens in the free audit?')
    await see(screen, 'The audit is free and there is no obligation')
  },
  async 'the menu leads on, and the colours are chosen'(screen) {
    await screen.open('/')
    await screen.press('Menu')
    await screen.press('Services')
    await at(screen, '/services')
    await screen.choose('Colors', 'Dark')
    const paper = () => getComputedStyle(document.body).backgroundColor
    await expect.poll(() => screen.evaluate(paper, undefined)).toBe('rgb(17, 25, 23)')
    await screen.open('/faq')
    expect(await screen.evaluate(paper, undefined)).toBe('rgb(17, 25, 23)')
    await screen.choose('Colors', 'Match device')
  },
  async 'each kind of page fits a phone'(screen) {
    const found: Record<string, string[]> = {}
    for (const path of pageKinds) {
      await screen.open(path)
      await expect.poll(() => screen.evaluate(isLoaded, undefined), { timeout: 20_000 }).toBe(true)
      const here = await screen.evaluate(faults, undefined)
      for (const text of errors) if (await screen.evaluate(isShown, text)) here.push(text)
      if (here.length > 0) found[path] = here
    }
    expect(found).toEqual({})
  },
}
