import { expect } from 'vitest'
import type { HostSettings } from '../../src/features/booking/host/settings'
import { makeType, type TypeDoc } from './call-types'
import { call, signedInCallTaker, type Visitor } from './site'

export interface TestHost {
  settings: HostSettings & { id: string }
  person: Awaited<ReturnType<typeof signedInCallTaker>>
}

/** Sets how someone takes calls, who must be allowed to. */
export async function setHost(visitor: Visitor, body: object): Promise<TestHost['settings']> {
  const answer = await call<{ host: TestHost['settings'] }>('POST', '/api/set-host', { visitor, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.host
}

/** People who take calls, each with an account of their own. */
export async function makeHosts(names: readonly string[], more: object = {}): Promise<TestHost[]> {
  const made: TestHost[] = []
  for (const name of names) {
    const person = await signedInCallTaker()
    made.push({ person, settings: await setHost(person, { name, ...more }) })
  }
  return made
}

/** A type that these hosts take. */
export const typeOf = (
  owner: Visitor,
  hosts: readonly TestHost[],
  body: { title: string } & Record<string, unknown>,
): Promise<TypeDoc> =>
  makeType(owner, { hosts: hosts.map(({ settings }) => settings.id), orderIndex: 50, ...body })
