import type { Page } from '@playwright/test'
import { linkIn, mailTo } from './inbox'
import { expect, uniqueEmail } from './journey'

export const password = 'Plain-sailing-7'

/** A person with an account. */
export type Person = { email: string; password: string }

/** Sends what a page of the site would send, as the person who is signed in. */
export async function sendAs<Body>(page: Page, path: string, data: object): Promise<Body> {
  const answer = await page.request.post(path, {
    data,
    headers: {
      origin: new URL(page.url()).origin,
      'x-requested-with': 'XMLHttpRequest',
      // Playwright ignores how long the server keeps a connection, and may send just as it is closed.
      connection: 'close',
    },
  })
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
  return answer.json()
}

/** Signs in without the form, for journeys about something else. */
export async function enter(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/access-denied')
  await sendAs(page, '/api/users/login', { email, password })
}

/** Makes an account through its mail and signs it in. */
export async function newAccount(
  page: Page,
  fullName = 'Grace Hopper',
  email = uniqueEmail(),
): Promise<Person> {
  const person = { email, password }
  await page.goto('/access-denied')
  await sendAs(page, '/api/sign-up', { ...person, fullName })
  const link = new URL(linkIn(await mailTo(person.email, /Confirm/), '/confirm-email'))
  await sendAs(page, '/api/confirm-email', { token: link.searchParams.get('token') })
  await sendAs(page, '/api/users/login', person)
  return person
}
