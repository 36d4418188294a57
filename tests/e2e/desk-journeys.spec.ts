import { test } from '../support/journey'
import { deskJourneys } from '../support/screen/desk-journeys'
import { pageScreen } from '../support/screen/page-screen'

// The refusal that asks who you are.
test.use({ expectedErrors: /status of 403/ })

for (const [name, walk] of Object.entries(deskJourneys))
  test(name, async ({ page }) => {
    await walk(pageScreen(page))
  })
