import { describe, expect, it } from 'vitest'
import { account, call, runSql, signedIn, site } from '../../support/site'

interface Entry extends Record<string, unknown> {
  sequence: string
  action: string
  table_name: string
  record_id: string
  user_id: string | null
  old_values: Record<string, unknown> | null
  new_values: Record<string, unknown> | null
  ip_address: string | null
}

const entries = async () => runSql<Entry>`SELECT * FROM security_audit_log ORDER BY sequence`

describe('audit log', () => {
  it('records who changed whose role, from where', async () => {
    const owner = await signedIn('super_admin')
    const { email, user } = await account()
    const visitor = { ...owner, address: '10.1.2.3' }
    await call('POST', '/api/assign-user-role', { visitor, body: { email, role: 'admin' } })
    const assigned = (await entries()).at(-1)
    expect(assigned).toMatchObject({
      action: 'INSERT',
      table_name: 'user_roles',
      user_id: owner.user.id,
      ip_address: '10.1.2.3',
      new_values: { role: 'admin', user: user.id },
    })
    await call('DELETE', `/api/user-roles/${assigned?.record_id}`, { visitor })
    expect((await entries()).at(-1)).toMatchObject({
      action: 'DELETE',
      user_id: owner.user.id,
      old_values: { role: 'admin' },
    })
  })

  it('holds only what changed in a profile', async () => {
    const person = await signedIn('user')
    await call('PATCH', '/api/profile', { visitor: person, body: { companyName: 'Cobol & Sons' } })
    expect((await entries()).at(-1)).toMatchObject({
      action: 'UPDATE',
      table_name: 'profiles',
      user_id: person.user.id,
      old_values: { companyName: null },
      new_values: { companyName: 'Cobol & Sons' },
    })
    const before = (await entries()).length
    await call('PATCH', '/api/profile', { visitor: person, body: { companyName: 'Cobol & Sons' } })
    expect(await entries()).toHaveLength(before)
  })

  it('never holds a secret of the calendar settings', async () => {
    const payload = await site()
    await payload.updateGlobal({
      slug: 'calendar-settings',
      data: { googleAccessToken: 'ya29.very-secret', maxDaysAdvance: 31 },
      overrideAccess: true,
    })
    const last = (await entries()).at(-1)
    expect(last).toMatchObject({ table_name: 'calendar_settings', new_values: { maxDaysAdvance: 31 } })
    expect(JSON.stringify(last)).not.toContain('very-secret')
  })

  it('cannot be changed, emptied or written by anyone', async () => {
    await expect(runSql`UPDATE security_audit_log SET action = 'DELETE'`).rejects.toThrow()
    await expect(runSql`DELETE FROM security_audit_log`).rejects.toThrow()
    await expect(runSql`TRUNCATE security_audit_log`).rejects.toThrow()
    const owner = await signedIn('super_admin')
    const [entry] = await entries()
    expect((await call('DELETE', `/api/security-audit-log/${entry?.id}`, { visitor: owner })).status).toBe(
      403,
    )
    expect(
      (
        await call('PATCH', `/api/security-audit-log/${entry?.id}`, {
          visitor: owner,
          body: { action: 'DELETE' },
        })
      ).status,
    ).toBe(403)
    expect(
      (
        await call('POST', '/api/security-audit-log', {
          visitor: owner,
          body: { action: 'DELETE', tableName: 'x' },
        })
      ).status,
    ).toBe(403)
  })

  it('is numbered without a gap and chained by hash, also under simultaneous changes', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => signedIn('user')))
    await Promise.all(
      people.map((visitor, at) =>
        call('PATCH', '/api/profile', { visitor, body: { companyName: `Firm ${at}` } }),
      ),
    )
    const rows = await runSql<{
      sequence: string
      previous_hash: string
      hash: string
      right: boolean
    }>`SELECT sequence, previous_hash, hash, hash = audit_entry_hash(l) AS right FROM security_audit_log l ORDER BY sequence`
    rows.forEach((row, at) => {
      expect(Number(row.sequence)).toBe(at + 1)
      expect(row.right).toBe(true)
      expect(row.previous_hash).toBe(rows[at - 1]?.hash ?? '0'.repeat(64))
    })
  })
})

describe('super admins', () => {
  it('can be deleted by one another, and the last account stays', async () => {
    const owners = await runSql<{
      id: string
      user_id: string
    }>`SELECT id, user_id FROM user_roles WHERE role = 'super_admin'`
    const owner = await signedIn('super_admin')
    const other = await signedIn('super_admin')
    for (const { user_id } of owners) {
      expect((await call('DELETE', `/api/users/${user_id}`, { visitor: owner })).status).toBe(200)
    }
    const both = await Promise.all([
      call('DELETE', `/api/users/${other.user.id}`, { visitor: owner }),
      call('DELETE', `/api/users/${owner.user.id}`, { visitor: other }),
    ])
    const left = await runSql`SELECT 1 FROM user_roles WHERE role = 'super_admin'`
    expect(left).toHaveLength(1)
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('the last super admin', () => {
  const left = async () =>
    runSql<{ user_id: string }>`SELECT user_id FROM user_roles WHERE role = 'super_admin' ORDER BY user_id`

  /** Two super admins who are the only ones. */
  async function onlyTwo() {
    const pair = [await signedIn('super_admin'), await signedIn('super_admin')] as const
    const ids = pair.map(({ user }) => user.id)
    await runSql`DELETE FROM user_roles WHERE role = 'super_admin' AND user_id NOT IN (${ids[0]}, ${ids[1]})`
    return pair
  }

  it('stays when a bulk deletion names them all', async () => {
    const [owner, other] = await onlyTwo()
    const { status, body } = await call(
      'DELETE',
      `/api/users?where[id][in]=${owner.user.id},${other.user.id}`,
      { visitor: owner },
    )
    expect(status).toBe(400)
    expect(body.errors?.map(({ message }) => message)).toEqual(['The last super admin cannot be deleted'])
    expect(await left()).toHaveLength(1)
    const users = await runSql`SELECT 1 FROM users WHERE id IN (${owner.user.id}, ${other.user.id})`
    expect(users).toHaveLength(1)
  })

  it('stays when two delete each other, and themselves, at the same instant', async () => {
    const [owner, other] = await onlyTwo()
    const both = `/api/users?where[id][in]=${owner.user.id},${other.user.id}`
    await Promise.all([
      call('DELETE', `/api/users/${other.user.id}`, { visitor: owner }),
      call('DELETE', both, { visitor: owner }),
      call('DELETE', `/api/users/${owner.user.id}`, { visitor: other }),
      call('DELETE', both, { visitor: other }),
    ])
    expect(await left()).toHaveLength(1)
  })

  it('stays, with every way to ask the database', async () => {
    await onlyTwo()
    const all = () => runSql`DELETE FROM user_roles WHERE role = 'super_admin'`
    await expect(all()).rejects.toThrow()
    await expect(runSql`UPDATE user_roles SET role = 'user'`).rejects.toThrow()
    const removals = await Promise.allSettled(
      (await left()).map(
        ({ user_id }) => runSql`DELETE FROM user_roles WHERE role = 'super_admin' AND user_id = ${user_id}`,
      ),
    )
    expect(removals.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await left()).toHaveLength(1)
  })
})

describe('security events', () => {
  it('keep failed sign-ins, limits reached and foreign requests', async () => {
    const visitor = { address: '10.77.0.1' }
    for (let tries = 0; tries < 6; tries++) {
      await call('POST', '/api/users/login', {
        visitor,
        body: { email: 'x@example.com', password: 'Wrong-password-1' },
      })
    }
    await call('POST', '/api/users/logout', {
      visitor: { ...visitor, headers: { origin: 'https://evil.example' } },
      body: {},
    })
    const kinds = async () =>
      runSql<{
        type: string
        severity: string
        n: number
      }>`SELECT type::text, severity::text, sum((details ->> 'times')::int)::int AS n FROM security_events WHERE ip_address = '10.77.0.1' GROUP BY 1, 2 ORDER BY 1, 2`
    await expect.poll(kinds).toEqual([
      { type: 'auth_attempt', severity: 'medium', n: 5 },
      { type: 'csrf_violation', severity: 'high', n: 1 },
      { type: 'rate_limit_hit', severity: 'medium', n: 1 },
    ])
  })
})
