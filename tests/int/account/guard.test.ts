import { createLocalReq, type PayloadRequest } from 'payload'
import { afterEach, describe, expect, it } from 'vitest'
import { requireSignedIn } from '../../../src/admin/signed-in'
import { guardDocument } from '../../../src/admin/super-admin/guard'
import { runSql, signedIn, site, type Visitor } from '../../support/site'

const headersOf = (visitor: Visitor, more: Record<string, string> = {}) =>
  new Headers({ ...more, cookie: visitor.cookie ?? '', origin: 'http://localhost:3000' })

/** The user that the CMS passes on: none, also where the session could not be looked up. */
async function reqOf(headers: Headers): Promise<PayloadRequest> {
  return Object.assign(await createLocalReq({}, await site()), { headers })
}

const breakDatabase = async () => runSql`ALTER TABLE account_sessions RENAME TO account_sessions_away`

afterEach(async () => {
  await runSql`ALTER TABLE IF EXISTS account_sessions_away RENAME TO account_sessions`
})

const toSignIn = { digest: expect.stringContaining('/auth?redirect=%2Fsuper-admin%2Fusers') }

describe('the guard of the back office', () => {
  it('redirects signed-out callers to the sign-in page', async () => {
    const req = await reqOf(new Headers())
    await expect(requireSignedIn(req, '/super-admin/users')).rejects.toMatchObject(toSignIn)
    await expect(guardDocument(new Headers({ 'x-address': '/super-admin/users' }))).rejects.toMatchObject(
      toSignIn,
    )
  })

  it('fails, and redirects no one, when the session cannot be looked up', async () => {
    const owner = await signedIn('super_admin')
    await breakDatabase()
    for (const address of ['/super-admin/users', '/admin', '/admin/queue']) {
      const failed = await guardDocument(headersOf(owner, { 'x-address': address })).catch((error) => error)
      expect(failed).toBeInstanceOf(Error)
      expect(failed.digest).toBeUndefined()
    }
    const failed = await requireSignedIn(await reqOf(headersOf(owner)), '/super-admin/users').catch(
      (error) => error,
    )
    expect(failed).toBeInstanceOf(Error)
    expect(failed.digest).toBeUndefined()
  })

  it('lets a super admin pass, with the document and with a step from page to page', async () => {
    const headers = headersOf(await signedIn('super_admin'), { 'x-address': '/super-admin/users' })
    await guardDocument(headers)
    headers.set('sec-fetch-dest', 'empty')
    await guardDocument(headers)
  })
})
