import { errors } from '@/lib/http/answers'
import { type Contract, partsOf, type Who } from '@/lib/http/contract'
import { content, jsonSchema } from './content'

const tags: Readonly<Record<Who, string>> = {
  public: 'Public',
  'by secret': 'Public',
  'signed in': 'Account',
  admin: 'Team',
  'takes calls': 'Team',
  'super admin': 'Team',
}

const isOpen = (who: Who) => tags[who] === 'Public'

const headers = {
  once: {
    name: 'Idempotency-Key',
    description: 'A repeated request with the same key gets the first answer for 24 hours.',
    schema: { type: 'string', maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
  },
  versioned: {
    name: 'If-Match',
    description: 'The `updatedAt` that you have seen, in quotes. A newer one is refused with 412.',
    schema: { type: 'string' },
  },
} as const

const callers: Readonly<Record<Who, string>> = {
  public: '',
  'by secret': '',
  'signed in': 'For signed-in people.',
  admin: 'For admins.',
  'takes calls': 'For super admins, and admins who take calls.',
  'super admin': 'For super admins.',
}

/** Refusals that follow from the rest of a contract. */
function generalRefusals({
  at,
  who,
  recent,
  input,
  once,
  versioned,
  scope,
}: Contract): Record<number, string> {
  const isRead = at.startsWith('GET')
  const origin = isRead ? '' : 'The request came from a page of another site.'
  const rank = isOpen(who) ? '' : 'The caller may not do this.'
  const key = scope ? 'The API key does not have the scope.' : ''
  const proof = recent ? 'With the code `reauthentication_required`: prove again who you are.' : ''
  const forbidden = [rank, proof, origin, key].filter(Boolean).join(' ')
  return Object.fromEntries(
    [
      [400, input ? 'A field is wrong. Each error names it.' : 'The request cannot be read.'] as const,
      [401, isOpen(who) ? (scope ? 'The API key is wrong.' : '') : 'No one is signed in.'] as const,
      [403, forbidden] as const,
      [412, versioned ? 'Someone else has changed it since.' : ''] as const,
      [413, isRead ? '' : 'The request is too large.'] as const,
      [422, once ? 'The Idempotency-Key belongs to another request.' : ''] as const,
      [429, 'Too many requests. Retry-After says when to try again, in seconds.'] as const,
      [503, 'The service is not available right now.'] as const,
    ].filter(([, why]) => why),
  )
}

async function refusalsOf(contract: Contract) {
  const all: NonNullable<Contract['refusals']> = { ...generalRefusals(contract), ...contract.refusals }
  return Promise.all(
    Object.entries(all)
      .filter(([status]) => !(status in contract.answers))
      .map(async ([status, refusal]) => {
        const [description, body] = typeof refusal === 'string' ? [refusal] : refusal
        return [status, { description, content: content((await body?.()) ?? errors, 'output') }]
      }),
  )
}

async function parametersOf({ at, input, ...contract }: Contract) {
  const inPath = [...at.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  }))
  const { properties = {}, required = [] } =
    at.startsWith('GET') && input ? jsonSchema(await input(), 'input') : {}
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
  const inHeader = (['once', 'versioned'] as const).flatMap((name) =>
    contract[name] ? [{ ...headers[name], in: 'header', required: false }] : [],
  )
  return [...inPath, ...inQuery, ...inHeader]
}

async function responseOf(described: Contract['answers'][number]) {
  if (described === null || described === undefined) return { description: 'Done' }
  if (typeof described === 'string') {
    const files = described.split(', ').map((type) => [type, { schema: {} }])
    return { description: 'A file', content: Object.fromEntries(files) }
  }
  return { description: 'Done', content: content(await described(), 'output') }
}

/** 'POST /api/move-booking' as a name: postMoveBooking. */
const nameOf = (at: string) =>
  at
    .replace(' /api', '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word, place) => (place === 0 ? word.toLowerCase() : word[0]?.toUpperCase() + word.slice(1)))
    .join('')

async function operationOf(contract: Contract) {
  const { at, who, about, input, answers, scope } = contract
  const forKeys = scope ? `API keys need the scope \`${scope}\`.` : ''
  const description = [callers[who], forKeys].filter(Boolean).join(' ')
  const parameters = await parametersOf(contract)
  const done = await Promise.all(
    Object.entries(answers).map(async ([status, described]) => [status, await responseOf(described)]),
  )
  return {
    operationId: nameOf(at),
    tags: [tags[who]],
    summary: about,
    ...(description ? { description } : {}),
    security: [...(isOpen(who) ? [] : [{ session: [] }]), ...(scope ? [{ bearer: [] }] : [])],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(input && !at.startsWith('GET')
      ? { requestBody: { required: true, content: content(await input(), 'input') } }
      : {}),
    responses: Object.fromEntries([...done, ...(await refusalsOf(contract))]),
  }
}

type Operation = Awaited<ReturnType<typeof operationOf>>

/** The operations by address and method. */
export async function pathsOf(contracts: readonly Contract[]) {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const contract of contracts) {
    const { method, path } = partsOf(contract)
    const address = path.replace(/:(\w+)/g, '{$1}')
    paths[address] = { ...paths[address], [method.toLowerCase()]: await operationOf(contract) }
  }
  return paths
}
