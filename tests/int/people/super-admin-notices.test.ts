import { describe, expect, it } from 'vitest'
import { mailsTo } from '../../support/outbox'
import { account, call, runSql, signedIn } from '../../support/site'

const owner = await signedIn('super_admin')
const other = await signedIn('super_admin')

const post = (path: string, body: object) => call('POST', path, { visitor: owner, body })

/** The notices to an address about an account. */
const noticesTo = async (address: string, about: string) =>
  (await mailsTo(address)).flatMap((mail) =>
    mail.kind === 'super-admin-changed' && mail.account === about ? [[mail.change, mail.by]] : [],
  )

async function allAreNotified(about: string, changes: string[]) {
  const expected = changes.map((change) => [change, owner.email])
  for (const address of [about, owner.email, other.email])
    expect([address, await noticesTo(address, about)]).toEqual([address, expected])
}

describe('the account and all other super admins get a mail', () => {
  it('when a super admin is added, switched off, switched on and removed', async () => {
    const { user, email } = await account('user')
    await post('/api/assign-user-role', { email, role: 'super_admin' })
    await allAreNotified(email, ['added'])
    await post('/api/switch-account', { userId: user.id, active: false })
    await post('/api/switch-account', { userId: user.id, active: false })
    await allAreNotified(email, ['added', 'switched-off'])
    await post('/api/switch-account', { userId: user.id, active: true })
    const [role] = await runSql<{
      id: string
    }>`SELECT id FROM user_roles WHERE user_id = ${user.id} AND role = 'super_admin'`
    expect((await call('DELETE', `/api/user-roles/${role?.id}`, { visitor: owner })).status).toBe(200)
    await allAreNotified(email, ['added', 'switched-off', 'switched-on', 'removed'])
  })

  it('when a super admin is added as a colleague, and deleted', async () => {
    const email = 'new-super-admin@example.com'
    const { body } = await call<{ colleague: { id: string } }>('POST', '/api/add-colleague', {
      visitor: owner,
      body: { email, fullName: 'Mary Shaw', role: 'super_admin' },
    })
    await allAreNotified(email, ['added'])
    expect((await call('DELETE', `/api/users/${body.colleague.id}`, { visitor: owner })).status).toBe(200)
    await allAreNotified(email, ['added', 'removed'])
  })

  it('and no one for other roles', async () => {
    const { user, email } = await account('user')
    await post('/api/assign-user-role', { email, role: 'admin' })
    await post('/api/switch-account', { userId: user.id, active: false })
    await allAreNotified(email, [])
  })
})
