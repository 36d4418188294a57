import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import { keyOf, opens } from '@/features/keys/rules'
import { isAdmin, isSuperAdmin, takesCalls } from '@/features/role/queries'
import type { Contract, Who } from '@/lib/http/contract'
import { jsonSchema } from '../openapi/content'
import { type CallTool, teamTools, timeTools } from './tools'
import { type VisitorTool, visitorTools } from './visitor-tools'

export type Tool = CallTool | VisitorTool

const ranks: Partial<Record<Who, (req: PayloadRequest) => Promise<boolean>>> = {
  admin: isAdmin,
  'takes calls': takesCalls,
  'super admin': isSuperAdmin,
}

/** The tools of a caller: by the scopes of the key and the rank of its owner, or those for everyone. */
export async function toolsFor(req: PayloadRequest): Promise<Tool[]> {
  const key = keyOf(req.user)
  if (!key) return [...visitorTools, ...timeTools]
  const found: Tool[] = []
  for (const tool of [...timeTools, ...teamTools]) {
    const { contract } = tool
    if (opens(key, contract) && ((await ranks[contract.who]?.(req)) ?? true)) found.push(tool)
  }
  return found
}

const inHeaders = ({ versioned, once }: Contract) => ({
  ...(versioned
    ? { seen: { type: 'string', description: 'The `updatedAt` that you have read. A newer one is refused.' } }
    : {}),
  ...(once
    ? {
        requestKey: {
          type: 'string',
          description: 'A name of this request. Repeating it does nothing again.',
        },
      }
    : {}),
})

type Described = z.core.JSONSchema.JSONSchema

/** One of several types as alternatives, because some models know fields of one type only. */
function withOneType({ type, properties, ...others }: Described): Described {
  const fields = Object.entries(properties ?? {}).map(([name, field]) => [
    name,
    typeof field === 'object' ? withOneType(field) : field,
  ])
  const rest = properties ? { ...others, properties: Object.fromEntries(fields) } : others
  if (!Array.isArray(type)) return type ? { ...rest, type } : rest
  return { ...rest, anyOf: type.map((each) => ({ type: each })) }
}

/** Alternatives of a field that are the same stand once. */
function withAlternatives(fields: readonly Described[]): Described {
  const different = [...new Map(fields.map((field) => [JSON.stringify(field), withOneType(field)])).values()]
  const [only = {}] = different
  return different.length > 1 ? { anyOf: different } : only
}

/** Models take one object without alternatives. Its fields are those of each alternative, and the call checks the rest. */
function asOneObject(described: Described) {
  const parts: readonly Described[] = described.oneOf ?? [described]
  const fields = new Map<string, Described[]>()
  for (const { properties = {} } of parts)
    for (const [name, field] of Object.entries(properties))
      if (typeof field === 'object') fields.set(name, [...(fields.get(name) ?? []), field])
  const [{ required = [] } = {}, ...others] = parts
  return {
    properties: Object.fromEntries([...fields].map(([name, each]) => [name, withAlternatives(each)])),
    required: required.filter((name) => others.every((part) => part.required?.includes(name))),
  }
}

/** The arguments of a call: its path, its input, and what would be headers. */
async function argumentsOf(contract: Contract): Promise<object> {
  const described: Described = contract.input ? jsonSchema(await contract.input(), 'input') : {}
  const { properties, required } = asOneObject(described)
  const names = [...contract.at.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const inPath = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
  return {
    type: 'object',
    properties: { ...inPath, ...properties, ...inHeaders(contract) },
    ...(names.length + required.length > 0 ? { required: [...names, ...required] } : {}),
  }
}

const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`)

const aboutOf = ({ about, changes }: Tool) =>
  changes
    ? `${sentence(about)} Changes: ${changes.what} To undo: ${changes.undo}`
    : `${sentence(about)} Changes nothing.`

/** A tool as the protocol lists it. */
export const describeTool = async (tool: Tool) => ({
  name: tool.name,
  description: aboutOf(tool),
  inputSchema:
    'contract' in tool
      ? await argumentsOf(tool.contract)
      : { type: 'object', ...asOneObject(jsonSchema(tool.input, 'input')) },
  annotations: {
    title: tool.about,
    readOnlyHint: !tool.changes,
    destructiveHint: Boolean(tool.changes),
    openWorldHint: false,
  },
})
