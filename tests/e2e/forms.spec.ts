import { randomBytes } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { signIn } from '../support/editor'
import { type FormCase, formCases } from '../support/form-cases'
import { expect, test } from '../support/journey'

const OFFLINE = 'You seem to be offline. What you typed is kept.'
const UNREACHABLE = 'Our site cannot be reached right now. What you typed is kept.'
const SLOW = 'This is taking too long. What you typed is kept.'
const LONGER_THAN_PEOPLE_EXPECT = 6000
const LONGER_THAN_A_REQUEST_MAY_TAKE = 21_000

test.use({
  expectedErrors: /status of (401|409|422|429|503)|ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to load chunk/,
})

/** The titles of all toasts that this page has shown so far, those that have gone included. */
async function recordToasts(page: Page): Promise<() => Promise<string[]>> {
  const titles: string[] = []
  await page.exposeFunction('recordToast', (title: string) => titles.push(title))
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          const isToast = node instanceof HTMLLIElement && node.closest('[aria-label=Notifications]')
          if (isToast) Reflect.get(window, 'recordToast')(node.querySelector('p')?.textContent ?? '')
        }
    }).observe(document, { childList: true, subtree: true })
  })
  return async () => titles
}

/** The message stays in the form, and the text too. */
async function expectKept(page: Page, form: FormCase, message: string): Promise<void> {
  await expect(form.region(page).getByRole('alert')).toContainText(message)
  await expect(form.typed(page)).toHaveValue(form.text)
  const button = form.region(page).getByRole('button', { name: form.button, exact: true })
  await expect(button).not.toHaveAttribute('aria-busy')
}

const play = (status: number, errors: object[]) => (route: Route) =>
  route.fulfill({ status, json: { errors } })

for (const form of formCases)
  test(`${form.name}: whatever fails, what was typed is kept and can be sent`, async ({ page, context }) => {
    await page.clock.install()
    const toasts = await recordToasts(page)
    const region = form.region(page)
    const button = region.getByRole('button', { name: form.button, exact: true })
    const submit = async () => {
      await button.focus()
      await page.keyboard.press('Enter')
    }
    const failWith = async (answer: (route: Route) => Promise<void>) => {
      await page.route(`**${form.api}`, answer, { times: 1 })
      await submit()
    }
    await form.open(page)
    await form.fill(page)
    await test.step('offline, when even the rules cannot be loaded', async () => {
      await context.setOffline(true)
      await submit()
      await expectKept(page, form, OFFLINE)
      await expect(button).toBeFocused()
      await expect(region.getByText(form.failed)).toBeVisible()
      await context.setOffline(false)
    })
    await test.step('when the site does not answer, though there is a line', async () => {
      await failWith((route) => route.abort())
      await expectKept(page, form, UNREACHABLE)
    })
    await test.step('on a line so slow that no answer comes', async () => {
      const { promise: sent, resolve: onSent } = Promise.withResolvers<void>()
      await failWith(async () => onSent())
      await sent
      await page.clock.fastForward(LONGER_THAN_PEOPLE_EXPECT)
      await expect(region.getByText('Still sending...')).toBeVisible()
      await page.clock.fastForward(LONGER_THAN_A_REQUEST_MAY_TAKE)
      await expectKept(page, form, SLOW)
      await expect(region.getByText(form.failed)).toBeVisible()
    })
    await test.step('refused for a field', async () => {
      const message = 'Something else belongs here'
      await failWith(play(422, [{ message, code: 'invalid', field: form.field.name }]))
      await expect(region.getByText(message)).toBeVisible()
      await expect(form.field.control(page)).toBeFocused()
      await expect(form.field.control(page)).toHaveAccessibleDescription(new RegExp(message))
      await expect(region.getByRole('alert')).toHaveCount(0)
      await expect(form.typed(page)).toHaveValue(form.text)
    })
    await test.step('answered with 503, by the site and by something before it', async () => {
      await failWith((route) => route.fulfill({ status: 503, body: '<h1>Bad gateway</h1>' }))
      await expectKept(page, form, 'The service is not available right now.')
      await expect(region.getByText(form.failed)).toBeVisible()
      await failWith(play(503, [{ message: 'We are back in a moment.', code: 'unavailable' }]))
      await expectKept(page, form, 'We are back in a moment. What you typed is kept.')
    })
    await test.step('refused with 409', async () => {
      const message = 'This time has just been taken. Please choose another one.'
      await failWith(form.causeConflict ?? play(409, [{ message, code: 'conflict' }]))
      await expectKept(page, form, message)
      await form.afterConflict?.(page)
    })
    await test.step('refused with 429 by the real limit', async () => {
      await page.evaluate(async () => {
        const ask = () => fetch('/api/globals/calendar-settings?depth=0')
        await Promise.all(Array.from({ length: 100 }, ask))
      })
      await submit()
      await expectKept(page, form, 'Too many requests. Please wait a moment and try again. Try again in')
      await expect(region.getByText(form.limited, { exact: true })).toBeVisible()
      expect(await toasts()).toEqual([])
    })
    // From another network the limit is another one.
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` })
    await submit()
    await form.expectDone(page)
  })

test('what is said of a field goes while it is mended', async ({ page }) => {
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Your inquiry' })
  const field = (name: string) => form.getByRole('textbox', { name, exact: true })
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(field('Email')).toHaveAccessibleDescription(/required/)
  await field('Name').fill('Ada Lovelace')
  await expect(field('Name')).not.toHaveAttribute('aria-invalid')
  await field('Email').fill('ada')
  await expect(field('Email')).toHaveAccessibleDescription(/^(?!.*required).+/)
  await expect(form.getByText('Validation Error')).toBeVisible()
  await field('Email').fill('ada@example.net')
  await field('Message').fill('Ten orders a day are typed twice.')
  await expect(form.locator('[aria-invalid]')).toHaveCount(0)
  await expect(form.getByText('Validation Error')).toHaveCount(0)
})

test('forms say that they set no cookie, and lead to the privacy policy', async ({ page }) => {
  for (const path of ['/contact', '/book-call', '/auth?mode=signup', '/blog']) {
    await page.goto(path)
    const note = page.getByRole('main').getByText('No cookies. See what we store in our privacy policy.')
    await expect(note.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy')
  }
})

test('an idea: its editor cannot be loaded, then its change not be saved, then it is for everyone', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/automation-ideas/time-tracking')
  await signIn(page)
  const title = page.getByRole('textbox', { name: 'Title' }).first()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Edit Content' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'You seem to be offline. Please try again.',
  )
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('You are signed in as an editor', { exact: false })).toBeVisible()
  const original = await title.inputValue()
  await title.fill(`${original}, edited`)
  const form = page.getByRole('form', { name: 'Edit this idea' })

  await context.setOffline(true)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toContainText(OFFLINE)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Add step' }).click()
  await page
    .getByRole('textbox', { name: /^Step \d+, title$/ })
    .last()
    .fill('Half a step')
  await form.getByRole('button', { name: 'Save' }).click()
  const detail = page.getByRole('textbox', { name: /^Step \d+, detail$/ }).last()
  await expect(detail).toBeFocused()
  await expect(detail).toHaveAccessibleDescription('Step detail is required')
  await page
    .getByRole('button', { name: /^Remove step/ })
    .last()
    .click()
  await page.route('**/api/ideas/*', play(409, [{ message: 'Someone else has changed it.' }]), { times: 1 })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toContainText('Someone else has changed it.')
  await expect(title).toHaveValue(`${original}, edited`)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${original}, edited`)
  expect(await (await request.get('/automation-ideas/time-tracking')).text()).toContain(`${original}, edited`)

  await page.getByRole('button', { name: 'Edit Content' }).click()
  await title.fill(original)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(original)
})
