import { unstable_rethrow } from 'next/navigation'
import type { ServerFunctionClientArgs } from 'payload'
import { pageRequest } from '@/features/account/session/page-request'
import { isAdmin } from '@/features/role/queries'
import { log } from '@/lib/log'

/**
 * The functions that Payload defines and this back office uses. Payload looks names up without `Object.hasOwn`: the
 * name `constructor` would answer with the configuration and the headers of the request.
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

/**
 * Runs a server function of the CMS for an editor at work; null for every other caller and name. An error is written to
 * the log and becomes one without words, because the framework prints what is thrown past the log.
 */
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
    log.error({ err: error }, 'server function failed')
    throw new Error('The server function failed.')
  }
}
