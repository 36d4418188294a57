import { randomBytes } from 'node:crypto'
import { type APIRequestContext, type Page, request } from '@playwright/test'
import { marks, origin } from './editor'
import { linkIn, mailTo } from './inbox'
import { expect, owner, uniqueEmail } from './journey'

export const password = 'Plain-sailing-7'

/** A person with an account. */
export type Person = { email: string; password: string }

async function post<Body>(from: APIRequestContext, path: string, data: object): Promise<Body> {
  // Playwright ignores how long the server keeps a connection, and may send just as it is closed.
  const answer = await from.post(path, { data, headers: { ...marks(), connection: 'close' } })
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
  return answer.json()
}

/** Sends what a page of the site would send, as the person who is signed in. */
export const sendAs = <Body>(page: Page, path: string, data: object) => post<Body>(page.request, path, data)

/** Signs in without the form, for journeys about something else. */
export async function enter(page: Page, { email, password }: Person): Promise<void> {
  await sendAs(page, '/api/users/login', { email, password })
}

/** Makes an account in the name of the owner, which takes no confirmation of its address, and signs it in. */
export async function newAccount(
  page: Page,
  { fullName = 'Grace Hopper', email = uniqueEmail(), role = 'user' } = {},
): Promise<Person & { id: string }> {
  const office = await request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` },
  })
  await post(office, '/api/users/login', owner)
  const person = { email, fullName, role }
  const { colleague } = await post<{ colleague: { id: string } }>(office, '/api/add-colleague', person)
  await office.dispose()
  const link = new URL(linkIn(await mailTo(email, /password/i), 'token='))
  await sendAs(page, '/api/reset-password', { token: link.searchParams.get('token'), password })
  await enter(page, { email, password })
  return { id: colleague.id, email, password }
}
