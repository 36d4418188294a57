import { expectNoSidewaysScroll } from '../support/accessibility'
import { expect, test } from '../support/journey'

test.use({ expectedErrors: /status of (400|404|410)/ })

const pages = [
  '/',
  '/services',
  '/pricing',
  '/automation-ideas',
  '/automation-ideas/email-to-crm',
  '/flagship',
  '/flagship/voice-assistant',
  '/blog',
  '/blog/find-the-first-process-to-automate',
  '/blog/search?q=invoice',
  '/contact',
  '/faq',
  '/book-call',
  '/ai-agents',
  '/auth',
  '/auth?mode=signup',
  '/client-register',
  '/registration-success',
  '/search',
  '/search?q=invoice',
  '/search?q=zzzzz',
  '/privacy',
  '/no-such-page',
]

test('with text twice as large no page scrolls sideways', async ({ page }) => {
  for (const path of pages)
    await test.step(path, async () => {
      await page.goto(path)
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('html { font-size: 200% }')
        document.adoptedStyleSheets.push(sheet)
      })
      await expect(page.getByRole('main')).toBeVisible()
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await expectNoSidewaysScroll(page)
      }
    })
})
