import { contractsIn } from '@endpoints/openapi/contracts'
import config from '@payload-config'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Contract } from '../../../src/lib/http/contract'
import { type Scope, scopes } from '../../../src/lib/http/scopes'
import { expire, type Key, keyFor, program, revoke, rotate } from '../../support/api-keys'
import { call, runSql, signedIn, signedInCallTaker, type Visitor } from '../../support/site'

const contracts = contractsIn(await config)
const scoped = contracts.filter((contract): contract is Contract & { scope: Scope } =>
  Boolean(contract.scope),
)

const NO_SUCH_ID = '00000000-0000-4000-8000-000000000000'

async function attempt({ at }: Contract, visitor: Visitor) {
  const [method = '', path = ''] = at.split(' ')
  const body = method === 'GET' ? undefined : {}
  const { status } = await call(method, path.replace(/:\w+/, NO_SUCH_ID), { visitor, body })
  return status
}

const isOpen = ({ who }: Contract) => who === 'public' || who === 'by secret'

const dead: Record<string, Key> = {}
const single: Partial<Record<Scope, Key>> = {}
const lostRole: Record<string, Key> = {}
let all: Key
let ofCallTaker: Key
let ofAdmin: Key

beforeAll(async () => {
  const owner = await signedIn('super_admin')
  await signedIn('super_admin')
  all = await keyFor(owner)
  for (const scope of scopes) single[scope] = await keyFor(owner, [scope])
  dead['an expired key'] = await keyFor(owner)
  dead['a revoked key'] = await keyFor(owner)
  await expire(dead['an expired key'])
  await revoke(dead['a revoked key'])
  const off = await signedIn('super_admin')
  dead['a key of an account that is off'] = await keyFor(off)
  await runSql`INSERT INTO switched_off_accounts (user_id) VALUES (${off.user.id})`
  const last = all.token.at(-1) === '0' ? '1' : '0'
  dead['a mistyped key'] = { ...all, ...program(all.token.slice(0, -1) + last) }
  const replaced = await keyFor(owner)
  dead['a replaced key after its day'] = replaced
  await rotate(owner, replaced)
  await runSql`UPDATE api_keys SET previous_until = now() - interval '1 second' WHERE id = ${replaced.id}`
  const former = await signedIn('super_admin')
  lostRole['a former super admin'] = await keyFor(former)
  await runSql`DELETE FROM user_roles WHERE user_id = ${former.user.id}`
  const taker = await signedInCallTaker()
  lostRole['a call taker who is no admin any more'] = await keyFor(taker)
  await runSql`UPDATE user_roles SET role = 'user' WHERE user_id = ${taker.user.id}`
  ofCallTaker = await keyFor(await signedInCallTaker())
  ofAdmin = await keyFor(await signedIn('admin'))
})

it('has calls for each scope, and none of them asks who you are', () => {
  expect(scopes.filter((scope) => !scoped.some((contract) => contract.scope === scope))).toEqual([])
  expect(contracts.filter(({ scope, recent }) => scope && recent)).toEqual([])
})

describe.each(scoped.map((contract) => [contract.at, contract] as const))('%s', (_, contract) => {
  it('is open to a key with its scope, and to no other scope', async () => {
    const answers = await Promise.all(
      scopes.map(async (scope) => [scope, await attempt(contract, single[scope] ?? {})] as const),
    )
    for (const [scope, status] of answers)
      expect([scope, [401, 403].includes(status)]).toEqual([scope, scope !== contract.scope])
  })

  it('is closed without a key, to dead keys, and to those whose owner lost the role', async () => {
    if (!isOpen(contract)) expect([401, 403]).toContain(await attempt(contract, {}))
    for (const [name, key] of Object.entries(dead))
      expect([name, await attempt(contract, key)]).toEqual([name, 401])
    if (isOpen(contract)) return
    for (const [name, key] of Object.entries(lostRole))
      expect([name, await attempt(contract, key)]).toEqual([name, 403])
  })

  it('never allows more than the owner may', async () => {
    const takers = contract.who !== 'super admin'
    expect((await attempt(contract, ofCallTaker)) !== 403).toBe(takers)
    expect((await attempt(contract, ofAdmin)) !== 403).toBe(takers && contract.who !== 'takes calls')
  })
})

describe.each(
  contracts
    .filter(({ scope, anyKey }) => !scope && !anyKey)
    .map((contract) => [contract.at, contract] as const),
)('%s', (_, contract) => {
  it('is closed to a key with all scopes', async () => {
    expect(await attempt(contract, all)).toBe(403)
  })
})
