import type { Locator, Page, Route } from '@playwright/test'
import { enter, sendAs } from './accounts'
import { expect, owner, uniqueEmail } from './journey'
import { chooseFreeDay } from './slot-choice'

/** A form of the site as a visitor meets it, so that one journey can be made with each. */
export interface FormCase {
  name: string
  /** Where it posts to. */
  api: string
  /** Opens its page. */
  open(page: Page): Promise<void>
  /** Fills it in, there. */
  fill(page: Page): Promise<void>
  /** What holds the form and its messages. */
  region(page: Page): Locator
  /** A field with the text that `fill` has put there. */
  typed(page: Page): Locator
  text: string
  button: string
  /** Title of what the form says when it could not be sent, and when a limit refuses. */
  failed: string
  limited: string
  /** A field that the server can refuse. */
  field: { name: string; control(page: Page): Locator }
  /** Lets the server itself refuse with 409, where it can; else the refusal is played. */
  causeConflict?(route: Route): Promise<void>
  /** The steps before the same request can be sent again after a 409. */
  afterConflict?(page: Page): Promise<void>
  expectDone(page: Page): Promise<void>
}

const email = (page: Page) => page.getByRole('main').getByLabel('Email').first()

const signIn: FormCase = {
  name: 'signing in',
  api: '/api/users/login',
  async open(page) {
    await page.goto('/auth')
  },
  async fill(page) {
    await email(page).fill(owner.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(owner.password)
  },
  region: (page) => page.getByRole('form', { name: 'Sign in' }),
  typed: (page) => page.getByRole('textbox', { name: 'Password' }),
  text: owner.password,
  button: 'Sign In',
  failed: 'Sign in failed',
  limited: 'Too many login attempts',
  field: { name: 'email', control: email },
  expectDone: (page) => expect(page).toHaveURL('/super-admin'),
}

const contact: FormCase = {
  name: 'the contact form',
  api: '/api/contact',
  async open(page) {
    await page.goto('/contact')
  },
  async fill(page) {
    await page.getByRole('textbox', { name: 'Name' }).fill('Grace Hopper')
    await email(page).fill(uniqueEmail())
    await page.getByLabel('Message').fill('We copy forty orders a day into the ledger.')
  },
  region: (page) => page.getByRole('form', { name: 'Your inquiry' }),
  typed: (page) => page.getByLabel('Message'),
  text: 'We copy forty orders a day into the ledger.',
  button: 'Send Message',
  failed: 'Failed to send message',
  limited: 'Too many requests',
  field: { name: 'email', control: email },
  expectDone: (page) => expect(page.getByText('Message sent successfully!')).toBeVisible(),
}

async function chooseTime(page: Page): Promise<void> {
  await chooseFreeDay(page)
  const times = page.getByRole('radio')
  await times.last().focus()
  await page.keyboard.press('Space')
  await expect(times.last()).toBeChecked()
}

const booking: FormCase = {
  name: 'booking a call',
  api: '/api/create-booking',
  async open(page) {
    await page.goto('/book-call')
  },
  async fill(page) {
    await chooseTime(page)
    await page.getByLabel('Full Name').fill('Grace Hopper')
    await email(page).fill(uniqueEmail())
    await page.getByLabel('Tell us about your automation needs').fill('We copy invoices by hand.')
  },
  region: (page) => page.getByRole('form', { name: 'Your details' }),
  typed: (page) => page.getByLabel('Tell us about your automation needs'),
  text: 'We copy invoices by hand.',
  button: 'Schedule Call',
  failed: 'Booking Failed',
  limited: 'Booking Failed',
  field: { name: 'email', control: email },
  async causeConflict(route) {
    // Someone else is quicker.
    const { 'idempotency-key': _, ...headers } = route.request().headers()
    const rival = await route.fetch({
      headers,
      postData: JSON.stringify({ ...route.request().postDataJSON(), email: uniqueEmail() }),
    })
    expect(rival.status()).toBe(201)
    await route.continue()
  },
  afterConflict: chooseTime,
  expectDone: (page) => expect(page.getByRole('heading', { name: 'Booking Submitted!' })).toBeVisible(),
}

const newsletterBox = (page: Page) => page.getByRole('region', { name: 'One useful automation a week' })

const newsletter: FormCase = {
  name: 'the newsletter',
  api: '/api/newsletter',
  async open(page) {
    await page.goto('/blog')
    // Its page runs no scripts before; what happens offline to those that never came is another test's.
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Subscribe' }) })
    await form.getByRole('button').hover()
    await expect
      .poll(() => form.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
      .toBe(true)
  },
  async fill(page) {
    await newsletterBox(page).getByLabel('Email').fill('grace@example.com')
  },
  region: newsletterBox,
  typed: (page) => newsletterBox(page).getByLabel('Email'),
  text: 'grace@example.com',
  button: 'Subscribe',
  failed: 'You are not subscribed yet',
  limited: 'You are not subscribed yet',
  field: { name: 'email', control: (page) => newsletterBox(page).getByLabel('Email') },
  expectDone: (page) => expect(newsletterBox(page).getByText('Check your email')).toBeVisible(),
}

const registration: FormCase = {
  name: 'registering as a client',
  api: '/api/client-registration',
  async open(page) {
    await enter(page, owner)
    const { link } = await sendAs<{ link: string }>(page, '/api/create-invitation', { email: uniqueEmail() })
    await sendAs(page, '/api/users/logout', {})
    await page.goto(link)
    // Until the invitation is checked there is only a spinner.
    await page.getByRole('button', { name: 'Complete Registration' }).waitFor()
  },
  async fill(page) {
    await page.getByLabel('Full Name').fill('Grace Hopper')
    await page.getByLabel('Company').fill('Nanosecond Ltd')
    await page.getByLabel('Business size').selectOption('11-50')
    await page.getByLabel('Industry').selectOption('Technology')
    await page.getByLabel('Budget').selectOption('$5,000 - $15,000')
    await page.getByLabel('Timeline').selectOption('Soon (1-2 months)')
  },
  region: (page) => page.getByRole('form', { name: 'Client registration' }),
  typed: (page) => page.getByLabel('Company'),
  text: 'Nanosecond Ltd',
  button: 'Complete Registration',
  failed: 'Registration Failed',
  limited: 'Registration Failed',
  field: { name: 'companyName', control: (page) => page.getByLabel('Company') },
  expectDone: (page) => expect(page).toHaveURL('/registration-success'),
}

export const formCases: readonly FormCase[] = [signIn, contact, booking, newsletter, registration]
