import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { queryIn, sql } from '../../../src/lib/db/query'
import { inTransaction } from '../../../src/lib/db/transaction'
import { mailedToken } from '../../support/outbox'
import { account, call, signedIn, site } from '../../support/site'

interface Trace extends Record<string, unknown> {
  user_id: string | null
  ip_address: string | null
  user_agent: string | null
}

/** The newest entry of the audit log about a record. */
async function newestEntry(tableName: string, recordId: string): Promise<Trace | undefined> {
  const req = await createLocalReq({}, await site())
  const rows = await queryIn<Trace>(
    req,
    sql`SELECT action, user_id, ip_address, user_agent, old_values, new_values FROM security_audit_log
        WHERE table_name = ${tableName} AND record_id = ${recordId} ORDER BY sequence DESC LIMIT 1`,
  )
  return rows[0]
}

const device = { address: '10.7.8.9', headers: { 'user-agent': 'Testbrowser/1.0' } }
const trace = (userId: string) => ({
  user_id: userId,
  ip_address: device.address,
  user_agent: 'Testbrowser/1.0',
})

describe('the audit log names the person, the address and the agent', () => {
  it.each(['signed out', 'signed in as someone else'])(
    'of the owner who confirms a new address by the mailed link, %s',
    async (who) => {
      const person = await signedIn('user')
      const wished = `new-${person.email}`
      await call('POST', '/api/change-email', {
        visitor: person,
        body: { email: wished, currentPassword: person.password },
      })
      const token = await mailedToken(wished, 'confirm-email')
      const cookie = who === 'signed out' ? {} : { cookie: (await signedIn('user')).cookie ?? '' }
      const { status } = await call('POST', '/api/confirm-email', {
        visitor: { ...cookie, ...device },
        body: { token },
      })
      expect(status).toBe(200)
      expect(await newestEntry('profiles', person.user.id)).toMatchObject({
        action: 'UPDATE',
        old_values: { email: person.email },
        new_values: { email: wished },
        ...trace(person.user.id),
      })
    },
  )
})

describe('a transaction', () => {
  it('is part of the one that its request is in already, and is rolled back with it', async () => {
    const payload = await site()
    const { user } = await account()
    const rename = { collection: 'users', id: user.id, overrideAccess: true } as const
    const undone = inTransaction({ payload }, async (outer) => {
      await payload.update({ ...rename, data: { companyName: 'Outer' }, req: outer })
      // The same row: next to the first transaction, this would wait for it without an end.
      await inTransaction(outer, (inner) =>
        payload.update({ ...rename, data: { companyName: 'Inner' }, req: inner }),
      )
      expect(await payload.findByID({ ...rename, req: outer })).toMatchObject({ companyName: 'Inner' })
      throw new Error('on purpose')
    })
    await expect(undone).rejects.toThrow('on purpose')
    expect((await payload.findByID(rename)).companyName ?? null).toBeNull()
  })

  it('leaves the context of the request behind it as it was', async () => {
    const actor = await createLocalReq({ context: { kept: true } }, await site())
    await inTransaction(actor, async (req) => {
      expect(req.context).toMatchObject({ kept: true })
      req.context.disableRevalidate = true
    })
    expect(actor.context).toEqual({ kept: true })
    expect(actor.transactionID).toBeUndefined()
  })
})
