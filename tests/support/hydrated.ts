import type { Page } from '@playwright/test'
import { expect } from './journey'

/** Resolves when links and buttons answer. A page that came from the server shows them earlier. */
export const hydrated = (page: Page, part = 'main') =>
  expect
    .poll(() =>
      page.evaluate(
        (within) =>
          [...document.querySelectorAll(`${within} a, ${within} button`)].every((node) =>
            Object.keys(node).some((key) => key.startsWith('__reactProps')),
          ),
        part,
      ),
    )
    .toBe(true)
