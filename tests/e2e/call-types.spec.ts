import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility'
import { marks, withEditor } from '../support/editor'
import { mailTo } from '../support/inbox'
import { expect, test, uniqueEmail } from '../support/journey'
import { chooseFreeDay, chooseTime } from '../support/slot-choice'

const TOOLS = 'Which tools do you use today?'
const TEAM = 'How large is your team?'
const questions = [
  { label: TOOLS, kind: 'text', required: true },
  { label: TEAM, kind: 'choice', required: true, options: ['Just me', '2 to 10', 'More'] },
  { label: 'What takes most of your time?', kind: 'long_text' },
]

async function expectRoom(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
}

test('a visitor chooses one of two calls, answers its questions and books it', async ({ page, browser }) => {
  const office = await browser.newContext()
  await withEditor(office.request, async (editor) => {
    const data = { title: 'Short audit', durationMinutes: 30, orderIndex: 900, questions }
    const { slug } = await editor.create('call-types', data)
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto('/book-call')
    await expect(page.getByRole('heading', { name: 'Choose a call' })).toBeVisible()
    await expect(page.getByRole('grid')).toHaveCount(0)
    await expectRoom(page)

    await page.getByRole('link', { name: /^Short audit/ }).click()
    await expect(page).toHaveURL(new RegExp(`/book-call\\?type=${slug}$`))
    await expect(page.getByRole('heading', { name: 'Short audit, 30 minutes' })).toBeFocused()
    await page.getByRole('link', { name: 'Choose another call' }).click()
    await expect(page.getByRole('heading', { name: 'Choose a call' })).toBeVisible()

    await page.goto(`/book-call?type=${slug}`)
    await chooseFreeDay(page)
    const start = await chooseTime(page, 1)
    const email = uniqueEmail()
    await page.getByLabel('Full Name').fill('Grace Hopper')
    await page.getByLabel('Email', { exact: false }).first().fill(email)
    await page.getByRole('button', { name: 'Schedule Call' }).click()
    await expect(page.getByLabel(TOOLS)).toBeFocused()
    await expect(page.getByText('Please answer this question')).toHaveCount(2)
    await page.getByLabel(TOOLS).fill('A very large sheet')
    await expect(page.getByText('Please answer this question')).toHaveCount(1)
    await page.getByLabel(TEAM).selectOption('2 to 10')
    await expectRoom(page)
    await page.getByRole('button', { name: 'Schedule Call' }).click()
    await expect(page.getByRole('heading', { name: 'Booking Submitted!' })).toBeFocused()
    await expect(page.getByText('Short audit, 30 minutes').last()).toBeVisible()

    const mail = await mailTo(email, /booking/i)
    expect(mail.text).toContain('Short audit')
    expect(mail.text).not.toContain('A very large sheet')
    const stored = await office.request.get(`/api/bookings?where[email][equals]=${email}`, {
      headers: marks(),
    })
    const { docs } = await stored.json()
    expect(docs).toMatchObject([
      {
        bookingDatetime: start,
        endsAt: new Date(Date.parse(start) + 30 * 60_000).toISOString(),
        callType: 'Short audit',
        answers: [
          { question: TOOLS, answer: 'A very large sheet' },
          { question: TEAM, answer: '2 to 10' },
        ],
      },
    ])

    const desk = await office.newPage()
    await desk.goto(`/super-admin/bookings?view=all&open=${docs[0].id}`)
    await expect(desk.getByText('A very large sheet').filter({ visible: true })).toBeVisible()
    await expect(desk.getByText('Short audit').first()).toBeVisible()
    await desk.goto('/super-admin/calendar')
    await desk.getByRole('link', { name: 'Short audit' }).click()
    await expect(desk.getByLabel('Title')).toHaveValue('Short audit')
  })
  await office.close()
})
