import type { APIRequestContext } from '@playwright/test'
import { enter, newAccount, sendAs } from '../support/accounts'
import { arrange } from '../support/desk'
import { marks } from '../support/editor'
import { expect, owner, test } from '../support/journey'
import { register, uniqueName } from '../support/leads'

const tabs = [
  ...['', '/invites?status=pending', '/bookings?view=all', '/calendar', '/blogs', '/users', '/people'],
  ...['/security', '/monitoring', '/nothing'],
].map((tab) => `/super-admin${tab}`)

/** Where someone is sent who asks for a page, or for its parts alone; no secret is in either answer. */
async function redirectOf(request: APIRequestContext, path: string, secrets: readonly string[]) {
  // A browser sends this header: without it a session does not count, and everyone is a visitor.
  const headers = { 'sec-fetch-site': 'none' }
  const answer = await request.get(path, { maxRedirects: 0, headers: { ...headers, 'x-address': '/admin' } })
  const parts = await request.get(path, { maxRedirects: 0, headers: { ...headers, rsc: '1' } })
  const text = `${await answer.text()} ${await parts.text()}`
  expect(
    secrets.filter((secret) => text.includes(secret)),
    path,
  ).toEqual([])
  return [answer.status(), answer.headers().location]
}

test('only super admins come into the back office; visitors sign in first', async ({
  page,
  request,
  anotherPerson,
}) => {
  await enter(page, owner)
  const [call, lead, title] = [await arrange(page), await register(page), uniqueName()]
  const text = { title, contentHtml: '<p>Words.</p>', status: 'draft' }
  const { doc } = await sendAs<{ doc: { id: string } }>(page, '/api/blogs', text)
  const secrets = ['Total Users', call.name, lead.name, lead.email, title]
  const other = await anotherPerson()
  const person = await newAccount(other)
  for (const path of tabs) {
    const signIn = `/auth?${new URLSearchParams({ redirect: path })}`
    expect(await redirectOf(request, path, secrets)).toEqual([307, signIn])
    expect(await redirectOf(other.request, path, secrets)).toEqual([307, '/auth'])
  }
  await sendAs(page, '/api/assign-user-role', { email: person.email, role: 'admin' })
  for (const path of tabs)
    expect(await redirectOf(other.request, path, secrets)).toEqual([307, '/auth?denied=super-admin'])
  await other.goto('/super-admin')
  await expect(other.getByText('Super administrator access required.')).toBeVisible()
  await expect(other).toHaveURL('/')
  await other.context().clearCookies()
  await other.goto('/super-admin/invites')
  await expect(other).toHaveURL('/auth?redirect=%2Fsuper-admin%2Finvites')
  await page.request.delete(`/api/blogs/${doc.id}`, { headers: marks() })
})
