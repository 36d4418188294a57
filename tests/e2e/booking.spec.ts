import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility'
import { withEditor } from '../support/editor'
import { linkIn, mailTo } from '../support/inbox'
import { expect, owner, test, uniqueEmail } from '../support/journey'
import { uniqueName } from '../support/leads'
import { chooseFreeDay, chooseTime } from '../support/slot-choice'

/** Closes the day of a slot while `work` is done. */
async function withDayOff(page: Page, slot: string, work: () => Promise<void>): Promise<void> {
  const context = await page.context().browser()?.newContext()
  if (!context) throw new Error('There is no browser')
  await withEditor(context.request, async (editor) => {
    await editor.changeGlobal('calendar-settings', { daysOff: [{ from: slot.slice(0, 10) }] })
    try {
      await work()
    } finally {
      await editor.changeGlobal('calendar-settings', { daysOff: [] })
    }
  })
  await context.close()
}

async function fillForm(page: Page, email: string, name = 'Grace Hopper'): Promise<void> {
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email', { exact: false }).first().fill(email)
  await page.getByLabel('Company').fill('Nanosecond Ltd')
  await page.getByLabel('Tell us about your automation needs').fill('We copy <b>invoices</b> by hand.')
}

/** Books the first time of a free day, for tests of what comes after it. */
async function bookFreeCall(page: Page, email: string): Promise<void> {
  await page.goto('/book-call')
  await chooseFreeDay(page)
  await chooseTime(page, 0)
  await fillForm(page, email)
  await page.getByRole('button', { name: 'Schedule Call' }).click()
  await expect(page.getByRole('heading', { name: 'Booking Submitted!' })).toBeFocused()
}

/** A browser sends this header; without it a cookie does not count. */
const asThisSite = (page: Page) => ({
  headers: { origin: new URL(page.url()).origin, 'x-requested-with': 'XMLHttpRequest' },
})

async function signInAsOwner(page: Page): Promise<void> {
  const answer = await page.request.post('/api/users/login', {
    data: owner,
    ...asThisSite(page),
  })
  expect(answer.status()).toBe(200)
}

test.describe('a visitor', () => {
  test('books a call, gets the invite, moves it and cancels it', async ({ page }) => {
    const email = uniqueEmail()
    await page.goto('/book-call')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book Your Free Automation Consultation')
    await expect(page.getByRole('button', { name: 'Schedule Call' })).toBeDisabled()
    await chooseFreeDay(page)
    await chooseTime(page, 0)
    await fillForm(page, email)
    await page.getByRole('button', { name: 'Schedule Call' }).click()
    await expect(page.getByText('Booking Submitted!').first()).toBeVisible()

    const mail = await mailTo(email, /booking/i)
    expect(mail.text).toMatch(/UTC[+-]\d{2}:\d{2}/)
    const attachment = mail.attachments.find(
      ({ mimeType }) => mimeType.includes('calendar') || mimeType.includes('ics'),
    )
    const content = attachment?.content
    const event = new ICAL.Component(
      ICAL.parse(typeof content === 'string' ? content : new TextDecoder().decode(content)),
    ).getFirstSubcomponent('vevent')
    const start = event?.getFirstPropertyValue('dtstart') as ICAL.Time

    await page.goto('/')
    await signInAsOwner(page)
    const stored = (await (
      await page.request.get(`/api/bookings?where[email][equals]=${email}`, asThisSite(page))
    ).json()) as {
      docs: { id: string; status: string; bookingDatetime: string }[]
    }
    expect(stored.docs).toHaveLength(1)
    expect(stored.docs[0]?.status).toBe('pending')
    expect(start.toJSDate().toISOString()).toBe(stored.docs[0]?.bookingDatetime)

    await page.context().clearCookies()
    await page.goto(linkIn(mail, '/bookings/manage'))
    await page
      .getByRole('button', { name: /reschedule/i })
      .first()
      .click()
    await chooseFreeDay(page)
    await chooseTime(page, 2)
    await page
      .getByRole('button', { name: /move|reschedule|confirm/i })
      .last()
      .click()
    const result = page.getByRole('alert').filter({ hasText: 'Booking moved' })
    await expect(result).toBeFocused()
    await expect(result).toBeInViewport()
    const moved = await mailTo(email, /moved/i)
    await page.goto(linkIn(moved, '/bookings/manage'))
    await page
      .getByRole('button', { name: /cancel/i })
      .first()
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /cancel/i })
      .last()
      .click()
    await expect(page.getByRole('alert').filter({ hasText: 'Booking cancelled' })).toBeFocused()
    await mailTo(email, /cancel/i)
  })

  test('takes the next free time on a phone, and has the call in a calendar', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const email = uniqueEmail()
    await page.goto('/book-call')
    const next = page.getByRole('list', { name: 'Next free:' }).getByRole('button').first()
    const words = ((await next.textContent()) ?? '').trim()
    await next.click()
    await expect(next).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'Choose a time' })).toBeInViewport()
    expect(words).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]{2}, \d{1,2}:\d{2}/)
    const button = page.getByRole('button', { name: 'Schedule Call' })
    for (const field of ['Full Name', 'Company', 'Tell us about your automation needs']) {
      await page.getByLabel(field).focus()
      // Nothing lies over what has the focus.
      await page.getByLabel(field).click({ trial: true, position: { x: 5, y: 5 } })
    }
    await page.getByLabel('Full Name').focus()
    await page.getByLabel('Full Name').blur()
    await expect(button).toBeInViewport({ ratio: 1 })
    // The day and time that were chosen.
    await expect(page.getByText(/^[A-Z][a-z]+day, .* 20\d\d, \d{1,2}:\d{2}/)).toBeInViewport()
    await fillForm(page, email)
    await button.click()
    await expect(page.getByRole('heading', { name: 'Booking Submitted!' })).toBeFocused()

    const google = new URL(
      (await page.getByRole('link', { name: /Google Calendar/ }).getAttribute('href')) ?? '',
    )
    const [start] = (google.searchParams.get('dates') ?? '').split('/')
    await expect(page.getByRole('link', { name: /Outlook/ })).toHaveAttribute('href', /outlook\.live\.com/)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /\.ics/ }).click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).toContain(`DTSTART:${start}`)
    await page.getByRole('button', { name: 'Send the email again' }).click()
    await expect(page.getByText(`Sent again to ${email}`, { exact: false })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  test('books a call that the owner finds in the admin', async ({ page }) => {
    const [name, email] = [uniqueName(), uniqueEmail()]
    await page.goto('/book-call')
    await chooseFreeDay(page)
    await chooseTime(page, 0)
    await fillForm(page, email, name)
    await page.getByRole('button', { name: 'Schedule Call' }).click()
    await expect(page.getByText('Booking Submitted!').first()).toBeVisible()

    await signInAsOwner(page)
    // Others have booked, too: the first page of the list need not hold this one.
    await page.goto(`/admin/collections/bookings?${new URLSearchParams({ search: name })}`)
    await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(1)
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  })
})

test.describe('what a visitor was reading about', () => {
  test('arrives in the forms: plan, package and idea', async ({ page }) => {
    await page.goto('/services')
    const quickWin = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Quick Win', exact: true }) })
    await expect(quickWin.getByText('Fast Track')).toHaveCount(0)
    await quickWin.getByRole('link', { name: 'Start a Quick Win' }).locator('visible=true').click()
    await expect(page).toHaveURL('/contact?package=quick-win')
    await expect(page.getByLabel('Project type')).toHaveValue('Quick Win Workflow ($500+)')

    await page.goto('/pricing')
    const scalePack = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Scale Pack', exact: true }) })
    await scalePack.getByRole('link').click()
    await expect(page).toHaveURL('/book-call?plan=scale-pack')
    const message = page.getByLabel('Tell us about your automation needs')
    await expect(message).toHaveValue(/^About the plan Scale Pack:/)

    await page.goto('/automation-ideas/voice-to-task')
    await page.getByRole('main').getByRole('link', { name: 'Get In Touch' }).first().click()
    await expect(page).toHaveURL('/contact?idea=voice-to-task')
    await expect(page.getByLabel('Message')).toHaveValue(/^About the idea "voice to task":/)
  })

  test('one appointment: texts that name the minutes of the audit name those of the call', async ({
    page,
  }) => {
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
})

test.describe('a visitor in another zone', () => {
  test.use({ timezoneId: 'Asia/Kathmandu', locale: 'en-US' })

  test('reads the own time first, by a clock of twelve hours, and can switch', async ({ page }) => {
    await page.goto('/book-call')
    await chooseFreeDay(page)
    const first = page.getByRole('radiogroup').locator('label').first()
    // The same instant in each zone: which one it is depends on what others have booked.
    const start = new Date(await page.getByRole('radio').first().inputValue())
    const clock = (timeZone: string) =>
      start.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
    await expect(first).toHaveText(clock('Asia/Kathmandu'))
    await expect(page.getByText('(Kathmandu)')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Your time' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: /^Our time/ }).click()
    await expect(first).toHaveText(clock('Europe/Berlin'))
    await page.getByRole('button', { name: 'Change zone' }).click()
    const zones = page.getByRole('combobox', { name: 'Time zone' })
    await expect(zones).toBeFocused()
    await zones.selectOption('Asia/Tokyo')
    // No call starts on the evening of our day there but at 5 PM and later.
    await expect(first).not.toHaveText(clock('Europe/Berlin'))
    await chooseTime(page, 0)
    await expect(page.getByText(/GMT\+9$/).first()).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('a visitor across the date line', () => {
  test.use({ timezoneId: 'Pacific/Honolulu', locale: 'en-US' })

  test('has the own day everywhere: in the next free times, the calendar and the list of times', async ({
    page,
  }) => {
    await page.goto('/book-call')
    const next = page.getByRole('list', { name: 'Next free:' }).getByRole('button').first()
    const [, day = ''] =
      /^[A-Z][a-z]{2} (\d{1,2}) [A-Z][a-z]{2},/.exec((await next.textContent()) ?? '') ?? []
    await next.click()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
    const chosen = page.getByRole('gridcell', { selected: true }).getByRole('button')
    await expect(chosen).toHaveAccessibleName(new RegExp(`^(Today, )?[A-Z][a-z]+day, ${day} `))
    await expect(page.getByText(new RegExp(`^[A-Z][a-z]+day, ${day} .*, \\d{1,2}:\\d{2}`))).toBeVisible()
    await expect(next.getByText(/[AP]M$/).last()).toHaveCSS('text-decoration-line', 'underline')
    // Our Monday morning is a Sunday there.
    await chooseFreeDay(page)
    const sunday = page
      .getByRole('grid')
      .getByRole('button', { name: /^Sunday, /, disabled: false })
      .first()
    await sunday.click()
    await expect(page.getByRole('radio').first()).toBeAttached()
    for (const value of await page
      .getByRole('radio')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value'))))
      expect(
        new Date(String(value)).toLocaleDateString('en-US', {
          weekday: 'long',
          timeZone: 'Pacific/Honolulu',
        }),
      ).toBe('Sunday')
  })
})

test.describe('a device whose clock is wrong by 40 days', () => {
  test.use({ timezoneId: 'Asia/Calcutta' })

  test('has the calendar of today, and the name of the zone of today', async ({ page }) => {
    const ahead = new Date(Date.now() + 40 * 86_400_000)
    await page.clock.setFixedTime(ahead)
    await page.goto('/book-call')
    const { now } = (await (await page.request.get('/api/next-free')).json()) as { now: string }
    const today = new Date(now).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      timeZone: 'Asia/Kolkata',
    })
    await expect(page.getByRole('grid').getByRole('button', { name: /^Today, / })).toHaveAccessibleName(
      new RegExp(` ${today} `),
    )
    await expect(page.getByText('(Kolkata)')).toBeVisible()
    await chooseFreeDay(page)
  })
})

test.describe('a call that is moved', () => {
  test('opens the calendar at its day, which is marked', async ({ page }) => {
    const email = uniqueEmail()
    await bookFreeCall(page, email)
    await page.goto(linkIn(await mailTo(email, /booking/i), '/bookings/manage'))
    await page.getByRole('button', { name: 'Reschedule' }).click()
    await expect(page.getByRole('button', { name: /your call is on this day$/ })).toBeVisible()
  })
})

test.describe('a very long address', () => {
  test('stays within the confirmation', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await bookFreeCall(
      page,
      `${uniqueEmail().split('@')[0]}${'a'.repeat(30)}@${'b'.repeat(60)}.${'c'.repeat(25)}.example.com`,
    )
    await expectNoSidewaysScroll(page)
    // Nothing lies over what happens next.
    await page.getByRole('heading', { name: 'What happens next' }).click({ trial: true })
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page gives the address to write to', async ({ page }) => {
    await page.goto('/book-call')
    // Playwright finds no text by itself inside of a noscript.
    const note = page.getByRole('main').locator('noscript p')
    await expect(note).toContainText('The calendar needs JavaScript.')
    await expect(note).toBeVisible()
    await expect(note.getByRole('link').first()).toHaveAttribute('href', /^mailto:/)
  })
})

test.describe('two visitors', () => {
  test.use({ expectedErrors: /409/ })

  test('who want one time: the second sees it, keeps the text, and gets the fresh times', async ({
    page,
    browser,
  }) => {
    await page.goto('/book-call')
    await chooseFreeDay(page)
    const value = await chooseTime(page, 1)
    await fillForm(page, uniqueEmail())

    const other = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.9.9.9' } })
    const rival = await other.newPage()
    await rival.goto('/book-call')
    await chooseFreeDay(rival)
    await chooseTime(rival, 1)
    await fillForm(rival, uniqueEmail())
    await rival.getByRole('button', { name: 'Schedule Call' }).click()
    await expect(rival.getByText('Booking Submitted!').first()).toBeVisible()
    await other.close()

    await page.getByRole('button', { name: 'Schedule Call' }).click()
    await expect(page.getByText('This time has just been taken.', { exact: false }).first()).toBeVisible()
    await expect(page.locator(`input[type=radio][value="${value}"]`)).toHaveCount(0)
    await expect(page.getByLabel('Full Name')).toHaveValue('Grace Hopper')
  })
})

test.describe('a day that is closed while its time is chosen', () => {
  test.use({ expectedErrors: /400/ })

  test('is given up: the alert has the focus and leads to the free days, and the text is kept', async ({
    page,
  }) => {
    await page.goto('/book-call')
    await chooseFreeDay(page)
    const value = await chooseTime(page, 0)
    await fillForm(page, uniqueEmail())
    const button = page.getByRole('button', { name: 'Schedule Call' })
    await withDayOff(page, value, async () => {
      await button.click()
      const alert = page.getByRole('alert').filter({ hasText: 'Closed on this day.' })
      await expect(alert).toBeFocused()
      await expect(alert).toContainText('Everything you typed is still here.')
      await expect(button).toBeDisabled()
      await expect(page.getByRole('radio')).toHaveCount(0)
      await expect(page.getByText('No available times for this date')).toBeVisible()
      // The calendar knows the new rules, too.
      await expect(page.getByRole('gridcell', { selected: true }).getByRole('button')).toBeDisabled()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'See the free days' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('region', { name: 'Date' })).toBeInViewport()
      await chooseFreeDay(page)
      await chooseTime(page, 1)
      await expect(alert).toHaveCount(0)
      await button.click()
      await expect(page.getByRole('heading', { name: 'Booking Submitted!' })).toBeFocused()
    })
  })

  test('is given up when a call is moved there, too', async ({ page }) => {
    const email = uniqueEmail()
    await bookFreeCall(page, email)
    await page.goto(linkIn(await mailTo(email, /booking/i), '/bookings/manage'))
    await page.getByRole('button', { name: 'Reschedule' }).click()
    await chooseFreeDay(page)
    const value = await chooseTime(page, 1)
    const move = page.getByRole('button', { name: 'Move the call' })
    await withDayOff(page, value, async () => {
      await move.click()
      const alert = page.getByRole('alert').filter({ hasText: 'The booking was not moved' })
      await expect(alert).toBeFocused()
      await expect(alert).toContainText('Closed on this day.')
      await expect(alert.getByRole('link', { name: 'See the free days' })).toBeVisible()
      await expect(move).toBeDisabled()
      await expect(page.getByRole('radio')).toHaveCount(0)
      await expect(page.getByRole('gridcell', { selected: true }).getByRole('button')).toBeDisabled()
      await chooseFreeDay(page)
      await chooseTime(page, 2)
      await expect(alert).toHaveCount(0)
      await move.click()
      await expect(page.getByRole('alert').filter({ hasText: 'Booking moved' })).toBeFocused()
    })
  })
})

test.describe('a reader whose day is another one than ours', () => {
  test.use({ timezoneId: 'America/New_York', locale: 'en-US' })

  test('has the own day marked as today, also when another zone is chosen', async ({ page }) => {
    // Sunday evening there, Monday morning here, by the server's clock.
    await page.route('**/api/next-free', (route) =>
      route.fulfill({ json: { now: '2026-12-14T04:42:00Z', timezone: 'Europe/Berlin', next: [] } }),
    )
    await page.goto('/book-call')
    const today = page.getByRole('grid').getByRole('button', { name: /^Today, / })
    await expect(today).toHaveAccessibleName('Today, Sunday, 13 December 2026')
    await expect(today).toBeDisabled()
    await page.getByRole('button', { name: /^Our time/ }).click()
    await expect(today).toHaveAccessibleName('Today, Monday, 14 December 2026')
    await page.getByRole('button', { name: /^Your time/ }).click()
    // Weeks that are over leave their room.
    await expect(page.getByRole('button', { name: 'Monday, 14 December 2026' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Friday, 4 December 2026' })).toBeHidden()
  })

  test('gets a mail by the clock of the page', async ({ page }) => {
    const email = uniqueEmail()
    await bookFreeCall(page, email)
    const own = page.locator('dd').filter({ hasText: / to .* E[SD]T$/ })
    const hours = /20\d\d\s*(\d{1,2}:\d{2} [AP]M to \d{1,2}:\d{2} [AP]M E[SD]T)/.exec(
      (await own.textContent()) ?? '',
    )?.[1]
    expect(hours).toBeTruthy()
    expect((await mailTo(email, /booking/i)).text).toContain(hours)
  })
})

test.describe('the zone of the times', () => {
  test.use({ expectedErrors: /ERR_FAILED/, timezoneId: 'Asia/Tokyo' })

  test('is named before the rules have come, and without them, and nothing moves', async ({ page }) => {
    const rules = '**/api/globals/calendar-settings?depth=0'
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(rules, async (route) => {
      await answered
      await route.continue()
    })
    await page.goto('/book-call')
    const named = page.getByText('Times are shown in GMT+9 (Tokyo).')
    await expect(named).toBeVisible()
    const ours = page.getByRole('button', { name: /^Our time \(CES?T\)$/ })
    await expect(ours).toBeVisible()
    const below = page.getByText('Choose a day to see times')
    // The calendar above has as many weeks as are left of the month: from the heading on, nothing moves.
    const distance = async () => {
      const [heading, text] = [page.getByRole('heading', { name: 'Choose a time' }), below]
      return ((await text.boundingBox())?.y ?? 0) - ((await heading.boundingBox())?.y ?? 0)
    }
    const before = await distance()
    answer()
    await expect(page.getByRole('grid')).toBeVisible()
    expect(await distance()).toBe(before)

    await page.route(rules, (route) => route.abort())
    await page.reload()
    await expect(page.getByText('Failed to load calendar settings')).toBeVisible()
    await expect(named).toBeVisible()
    await expect(ours).toBeVisible()
    expect(await distance()).toBe(before)
  })

  test('follows the settings in the page as it is sent', async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    const page = async () => (await request.get('/book-call')).text()
    await expect.poll(page).toContain('>Berlin time<')
    await withEditor(request, async (editor) => {
      await editor.changeGlobal('calendar-settings', { timezone: 'America/New_York' })
      try {
        await expect.poll(page).toContain('>New York time<')
      } finally {
        await editor.changeGlobal('calendar-settings', { timezone: 'Europe/Berlin' })
      }
    })
    await expect.poll(page).toContain('>Berlin time<')
    await request.dispose()
  })
})

test.describe('someone lost', () => {
  test.use({ expectedErrors: /404/ })

  test('sees the page for unknown addresses', async ({ page }) => {
    const answer = await page.goto('/no/such/page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await page.getByRole('link', { name: /home/i }).first().click()
    await expect(page).toHaveURL('/')
  })
})
