import { test } from '@playwright/test'
import { findWebKit } from '../../scripts/webkit'
import { deskJourneys } from '../support/screen/desk-journeys'
import type { Journey } from '../support/screen/screen'
import { visitorJourneys } from '../support/screen/visitor-journeys'
import { inWebKit } from '../support/screen/webkit-screen'

const programs = findWebKit()

function walkAll(journeys: Record<string, Journey>, width: number): void {
  for (const [name, walk] of Object.entries(journeys))
    test(name, async ({ baseURL }) => {
      if (!programs) throw new Error('Needs the packages webkit2gtk-driver and xvfb')
      await inWebKit(programs, { baseURL: String(baseURL), width }, walk)
    })
}

walkAll(visitorJourneys, 390)
walkAll(deskJourneys, 1280)
