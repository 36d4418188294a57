import { test } from '@playwright/test'
import { findWebKit } from '../../scripts/webkit'
import { visitorJourneys } from '../support/screen/visitor-journeys'
import { inWebKit } from '../support/screen/webkit-screen'

const programs = findWebKit()

for (const [name, walk] of Object.entries(visitorJourneys))
  test(name, async ({ baseURL }) => {
    if (!programs) throw new Error('Needs the packages webkit2gtk-driver and xvfb')
    await inWebKit(programs, { baseURL: String(baseURL) }, walk)
  })
