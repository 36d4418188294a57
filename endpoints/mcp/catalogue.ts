import type { PayloadRequest } from 'payload'
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

interface ObjectSchema {
  properties?: Record<string, unknown>
  required?: string[]
}

/** The arguments of a call: its path, its input, and what would be headers. */
async function argumentsOf(contract: Contract): Promise<object> {
  const described: ObjectSchema & object = contract.input ? jsonSchema(await contract.input(), 'input') : {}
  const { properties = {}, required = [], ...rest } = described
  const names = [...contract.at.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const inPath = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
  return {
    ...rest,
    type: 'object',
    properties: { ...inPath, ...properties, ...inHeaders(contract) },
    ...(names.length + required.length > 0 ? { required: [...names, ...required] } : {}),
  }
}

const aboutOf = ({ about, changes }: Tool) =>
  changes ? `${about}. Changes: ${changes.what} To undo: ${changes.undo}` : `${about}. Changes nothing.`

/** A tool as the protocol lists it. */
export const describeTool = async (tool: Tool) => ({
  name: tool.name,
  description: aboutOf(tool),
  inputSchema:
    'contract' in tool
      ? await argumentsOf(tool.contract)
      : { type: 'object', ...jsonSchema(tool.input, 'input') },
  annotations: {
    title: tool.about,
    readOnlyHint: !tool.changes,
    destructiveHint: Boolean(tool.changes),
    openWorldHint: false,
  },
})
