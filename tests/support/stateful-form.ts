import type { Locator, Page, Route } from '@playwright/test'
import { expect } from './journey'

/** A form of the site, to be seen in each of its states. */
export interface StatefulForm {
  name: string
  /** Where it posts to. */
  api: string
  /** Opens its page, for the person who may use it. */
  open(page: Page): Promise<void>
  fill?(page: Page): Promise<void>
  /** What holds the form and its messages. */
  region(page: Page): Locator
  button: string
  /** The names of the fields that the server refuses; none where there is nothing to type. */
  refused: readonly string[]
  /** Title of what it says when it could not be sent. */
  failed: string
  /** The steps to repeat before the next press. */
  again?(page: Page): Promise<void>
  done(page: Page): Promise<void>
}

export const formNamed = (name: string) => (page: Page) => page.getByRole('form', { name, exact: true })
export const main = (page: Page) => page.locator('main')
export const box = (name: string) => (page: Page, text: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true }).fill(text)
export const seen = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible()

export async function press(page: Page, form: StatefulForm): Promise<void> {
  const button = form.region(page).getByRole('button', { name: form.button, exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
}

const REFUSAL = 'Something else belongs here.'

/** The server's refusal: of all fields at once, or of the form as a whole where it has none. */
export const answerRefusal =
  ({ refused }: StatefulForm) =>
  (route: Route) =>
    refused.length > 0
      ? route.fulfill({
          status: 422,
          json: { errors: refused.map((field) => ({ message: REFUSAL, code: 'invalid', field })) },
        })
      : route.fulfill({ status: 409, json: { errors: [{ message: REFUSAL, code: 'conflict' }] } })

export const expectRefused = (page: Page, form: StatefulForm) =>
  expect(form.region(page).getByText(REFUSAL)).toHaveCount(form.refused.length || 1)
