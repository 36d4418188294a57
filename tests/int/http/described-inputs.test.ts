import { contractsIn } from '@endpoints/openapi/contracts'
import { pathsOf } from '@endpoints/openapi/operation'
import config from '@payload-config'
import fc, { type Arbitrary } from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { sourceFields } from '../../../src/features/source/schema'
import { invalid, invalidQuery, type JsonSchema, queryOf, valid } from '../../support/schema-inputs'
import { call, type Refused, runSql, signedIn, type Visitor } from '../../support/site'

/** Inputs of each kind that an operation gets. INPUTS=200 takes some minutes. */
const RUNS = Number(process.env.INPUTS ?? 8)
const SEED = Number(process.env.SEED ?? 1)
const AT_ONCE = 8

/** Filled in, it makes a request one of a bot, which is told that it worked. Sources that make no sense are left out. */
const neverRefused = new Set(['website', ...Object.keys(sourceFields)])

/**
 * What else has to be right is nothing that a document can say: a free time, a signature, an address twice, one of the choices
 * that editors have set, a picture.
 */
const neverWorksByChance = new Set([
  'POST /api/brand',
  'POST /api/client-registration',
  'POST /api/create-booking',
  'POST /api/book-for-visitor',
  'POST /api/passkeys/register',
  'POST /api/people/erase',
])

/** They answer 503 on a busy machine or one with a full disk. */
const reportsFaults = new Set(['GET /api/health', 'GET /api/health/ready'])

interface Parameter {
  name: string
  in: string
  required: boolean
  schema: JsonSchema
}

interface Operation {
  security: object[]
  parameters?: Parameter[]
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } }
}

type Paths = Record<string, Record<string, Operation>>
// As clients read it.
const paths = JSON.parse(JSON.stringify(await pathsOf(contractsIn(await config)))) as Paths
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([verb, operation]) => ({ path, method: verb.toUpperCase(), ...operation })),
)

function schemaOf(place: string, parameters: readonly Parameter[]): JsonSchema {
  const there = parameters.filter((each) => each.in === place)
  return {
    type: 'object',
    properties: Object.fromEntries(there.map(({ name, schema }) => [name, schema])),
    required: there.filter(({ required }) => required).map(({ name }) => name),
  }
}

const withoutForgiven = ({ properties, ...rest }: JsonSchema): JsonSchema =>
  properties
    ? {
        ...rest,
        properties: Object.fromEntries(
          Object.entries(properties).filter(([name]) => !neverRefused.has(name)),
        ),
      }
    : rest

interface Sent {
  path: string
  body: unknown
}

const addressOf = (path: string, names: object, query: object = {}) =>
  `${path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(Reflect.get(names, name)))}?${new URLSearchParams(queryOf(query))}`

let owner: Visitor | undefined

/** Signed in, also after a call that has signed everyone out. */
async function theOwner(): Promise<Visitor> {
  const { body } = owner ? await call('GET', '/api/session', { visitor: owner }) : { body: { user: null } }
  owner = owner && body.user ? owner : await signedIn('super_admin')
  return owner
}

async function answersTo(sent: readonly Sent[], send: (one: Sent) => ReturnType<typeof call<Refused>>) {
  const answers: { sent: Sent; status: number; body: Refused }[] = []
  for (let from = 0; from < sent.length; from += AT_ONCE)
    answers.push(
      ...(await Promise.all(
        sent.slice(from, from + AT_ONCE).map(async (one) => {
          const { status, body } = await send(one)
          return { sent: one, status, body }
        }),
      )),
    )
  return answers
}

// `call` fails for each answer that is not as the document says.
describe.each(operations)(
  '$method $path',
  { timeout: 60_000 + RUNS * 1000 },
  ({ method, path, parameters = [], requestBody, security }) => {
    const names = valid(schemaOf('path', parameters)) as Arbitrary<object>
    const query = schemaOf('query', parameters)
    const schema = requestBody?.content['application/json'].schema
    const hasInput = schema !== undefined || parameters.some((each) => each.in !== 'header')
    let visitor: Visitor = {}

    beforeEach(async () => {
      await runSql`TRUNCATE rate_limits`
      visitor = security.length > 0 ? await theOwner() : {}
    })

    const send = ({ path, body }: Sent) => call<Refused>(method, path, { body, visitor })
    const sampled = (inputs: Arbitrary<unknown>) =>
      fc
        .sample(fc.tuple(names, inputs), { numRuns: hasInput ? RUNS : 1, seed: SEED })
        .map(([inPath, input]) =>
          schema
            ? { path: addressOf(path, inPath), body: input }
            : { path: addressOf(path, inPath, input as object), body: method === 'GET' ? undefined : {} },
        )

    it('answers inputs that it accepts as described', async () => {
      const answers = await answersTo(sampled(valid(schema ?? query)), send)
      const isFault = (status: number) =>
        status >= 500 && !(status === 503 && reportsFaults.has(`${method} ${path}`))
      expect(answers.filter(({ status }) => isFault(status))).toEqual([])
      // If all were refused as invalid, the document would lack what makes them valid.
      if (hasInput && !neverWorksByChance.has(`${method} ${path}`))
        expect(answers.filter(({ status }) => status !== 400)).not.toEqual([])
    })

    const faults = schema ? invalid(withoutForgiven(schema)) : invalidQuery(query)
    it.runIf(faults)('refuses others as described', async () => {
      const answers = await answersTo(sampled(faults ?? fc.constant({})), send)
      expect(answers.filter(({ status }) => status < 400 || status >= 500)).toEqual([])
    })
  },
)
