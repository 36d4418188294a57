import type { Page, Route } from '@playwright/test'
import { expectAccessible, expectReadableColours } from '../support/accessibility'
import { expect, test } from '../support/journey'
import { ownAccountForms } from '../support/own-account-forms'
import { linkForms, visitorForms } from '../support/signed-out-forms'
import { answerRefusal, expectRefused, press, type StatefulForm } from '../support/stateful-form'
import { twoFrames } from '../support/steadiness'

const LONGER_THAN_PEOPLE_EXPECT = 6000

test.use({ expectedErrors: /status of (409|422|503)|ERR_FAILED/ })

/** Checks the page as it is, light and dark. */
async function look(page: Page, schemes: ('light' | 'dark')[] = ['light', 'dark']): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await twoFrames(page)
    if (colorScheme === 'light') await expectAccessible(page)
    else await expectReadableColours(page)
  }
}

/** Presses, and answers once the form was looked at while it waits, at first and for longer. */
async function pressAndHold(page: Page, form: StatefulForm, answer: (route: Route) => Promise<void>) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(
    `**${form.api}`,
    async (route) => {
      await released
      await answer(route)
    },
    { times: 1 },
  )
  await press(page, form)
  await expect(form.region(page).locator('button[aria-busy=true]')).toBeVisible()
  await look(page, ['light'])
  await page.clock.fastForward(LONGER_THAN_PEOPLE_EXPECT)
  await look(page, ['dark'])
  release()
}

async function lookAtFailures(page: Page, form: StatefulForm): Promise<void> {
  const failures = [
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({ status: 503, body: '<h1>Bad gateway</h1>' }),
  ]
  for (const fail of failures) {
    await form.again?.(page)
    const { promise: answered, resolve: onAnswered } = Promise.withResolvers<void>()
    await page.route(`**${form.api}`, (route) => fail(route).then(onAnswered), { times: 1 })
    await press(page, form)
    await answered
    await expect(form.region(page).locator('button[aria-busy=true]')).toHaveCount(0)
    await expect(form.region(page).getByText(form.failed, { exact: true })).toBeVisible()
  }
  await look(page)
}

function walkThrough(form: StatefulForm, more?: typeof lookAtFailures) {
  test(`${form.name}: each state is usable by everyone`, async ({ page }) => {
    await page.clock.install()
    await test.step('empty', async () => {
      await form.open(page)
      // By night below, where more is on the same page.
      await look(page, ['light'])
    })
    await test.step('busy, for long too', async () => {
      await form.fill?.(page)
      await pressAndHold(page, form, answerRefusal(form))
    })
    await test.step('wrong', async () => {
      await expectRefused(page, form)
      await look(page)
    })
    await test.step('failed', () => more?.(page, form))
    await test.step('done', async () => {
      await form.again?.(page)
      await press(page, form)
      await form.done(page)
      await look(page)
    })
  })
}

for (const form of visitorForms) walkThrough(form)
for (const form of [...linkForms, ...ownAccountForms]) walkThrough(form, lookAtFailures)
