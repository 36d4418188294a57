import { test } from '../support/journey'
import { pageScreen } from '../support/screen/page-screen'
import { visitorJourneys } from '../support/screen/visitor-journeys'

test.use({ viewport: { width: 390, height: 844 }, expectedErrors: /status of 4/ })

for (const [name, walk] of Object.entries(visitorJourneys))
  test(name, async ({ page }) => {
    await walk(pageScreen(page))
  })
