import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility'
import { enter } from '../support/accounts'
import { bookFreeCall, fillForm } from '../support/booking-page'
import { marks } from '../support/editor'
import { linkIn, mailTo } from '../support/inbox'
import { expect, owner, test, uniqueEmail } from '../support/journey'
import { chooseFreeDay, chooseTime } from '../support/slot-choice'

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

    await enter(page, owner)
    const stored = (await (
      await page.request.get(`/api/bookings?where[email][equals]=${email}`, { headers: marks() })
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
    // The calendar opens at the day of the call.
    await expect(page.getByRole('button', { name: /your call is on this day$/ })).toBeVisible()
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
