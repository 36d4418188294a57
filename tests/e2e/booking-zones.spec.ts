import { expectAccessible } from '../support/accessibility'
import { bookFreeCall } from '../support/booking-page'
import { withEditor } from '../support/editor'
import { mailTo } from '../support/inbox'
import { expect, test, uniqueEmail } from '../support/journey'
import { chooseFreeDay, chooseTime } from '../support/slot-choice'

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
    const sundays = page.getByRole('grid').getByRole('button', { name: /^Sunday, /, disabled: false })
    // Today may be without a time, and in its last days a month without a Sunday.
    if ((await sundays.count()) === 0) await page.getByRole('button', { name: 'Next month' }).click()
    // A second click would take a chosen day back.
    if (!/, selected$/.test((await sundays.first().getAttribute('aria-label')) ?? ''))
      await sundays.first().click()
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
    const { now, next } = (await (await page.request.get('/api/next-free')).json()) as {
      now: string
      next: { start: string }[]
    }
    const dated = (instant: string, format: Intl.DateTimeFormatOptions) =>
      new Date(instant).toLocaleDateString('en-GB', { ...format, timeZone: 'Asia/Kolkata' })
    const today = dated(now, { day: 'numeric', month: 'long' })
    const first = next[0]?.start ?? now
    await expect(page.getByRole('grid')).toHaveAccessibleName(
      dated(first, { month: 'long', year: 'numeric' }),
    )
    // After the last free time of a month, the calendar begins with the next one.
    if (dated(first, { month: 'long' }) !== dated(now, { month: 'long' }))
      await page.getByRole('button', { name: 'Previous month' }).click()
    await expect(page.getByRole('grid').getByRole('button', { name: /^Today, / })).toHaveAccessibleName(
      new RegExp(` ${today} `),
    )
    await expect(page.getByText('(Kolkata)')).toBeVisible()
    await chooseFreeDay(page)
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
