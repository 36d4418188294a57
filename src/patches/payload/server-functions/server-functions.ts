import { unstable_rethrow } from 'next/navigation'
import type { ServerFunctionClientArgs } from 'payload'
import { pageRequest } from '@/features/account/session/page-request'
import { isAdmin } from '@/features/role/queries'
import { log } from '@/lib/log'

/**
 * The functions of Payload that this back office uses. Payload looks names up without `Object.hasOwn`: the name `constructor`
 * would return the configuration and the headers of the request.
 */
export const serverFunctionNames: ReadonlySet<unknown> = new Set([
  'form-state',
  'get-default-layout',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'slugify',
  'table-state',
])

export async function callServerFunction<Result>(
  { name }: Pick<ServerFunctionClientArgs, 'name'>,
  headers: Headers,
  run: () => Promise<Result>,
): Promise<Result | null> {
  if (!serverFunctionNames.has(name) || !(await isAdmin(await pageRequest(headers)))) return null
  try {
    return await run()
  } catch (error) {
    unstable_rethrow(error)
    // Next would print it outside our log.
    log.error({ err: error }, 'server function failed')
    throw new Error('The server function failed.')
  }
}
