import { contractsIn } from '@endpoints/openapi/contracts'
import { pathsOf } from '@endpoints/openapi/operation'
import config from '@payload-config'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

type Responses = Readonly<Record<string, { content?: Record<string, { schema: object }> }>>

interface Known {
  method: string
  pattern: RegExp
  responses: Responses
  checks: Map<number, ValidateFunction>
}

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })

async function knownCalls(): Promise<Known[]> {
  const paths = await pathsOf(contractsIn(await config))
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => ({
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
      responses,
      checks: new Map(),
    })),
  )
}

let knownContracts: Promise<Known[]> | undefined

/** Throws if an answer of a call with a contract is not as its description says. */
export async function expectAsDescribed(
  method: string,
  path: string,
  { status, body, isJson }: { status: number; body: unknown; isJson: boolean },
): Promise<void> {
  knownContracts ??= knownCalls()
  const [address = ''] = path.split('?')
  const call = (await knownContracts).find((each) => each.method === method && each.pattern.test(address))
  // A surprise is no answer that a client can expect.
  if (!call || status === 500) return
  const told = `${method} ${path} answered ${status}`
  const response = call.responses[status]
  if (!response) throw new Error(`${told}, which its contract does not have: ${JSON.stringify(body)}`)
  const schema = response.content?.['application/json']?.schema
  if (!schema || !isJson) return
  const check = call.checks.get(status) ?? ajv.compile(schema)
  call.checks.set(status, check)
  if (!check(body))
    throw new Error(`${told}: ${ajv.errorsText(check.errors)} in ${JSON.stringify(body).slice(0, 2000)}`)
}
