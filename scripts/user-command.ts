// Shared by the commands on accounts: options, questions, and the site they work on.
import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import type { Payload, PayloadRequest } from 'payload'
import { newPassword } from '../src/features/account/schema'
import { joinSite } from '../src/server/process/join-site.ts'
import { NO_SITE } from './require-site.ts'

const PASSWORD_ARGUMENT =
  'Passwords cannot be arguments: other users of this machine could read them, and the shell stores them. Leave it out to be asked, or use --password-stdin.'

const own = { 'password-stdin': { type: 'boolean' }, 'mail-link': { type: 'boolean' } } as const

export interface Given {
  values: Record<string, string | boolean | undefined>
  text: (name: string) => string | undefined
}

/** Prints the error and the usage, and ends the process. */
export function exitWithUsage(problem: string, usage: string): never {
  console.error(`${problem}\n\n${usage}`)
  process.exit(2)
}

/** Reads the command line. A wrong option ends the process with the usage. */
export function readCommandLine(
  options: Record<string, { type: 'string' | 'boolean' }>,
  usage: string,
): Given {
  if (process.argv.some((word) => /^--?p(assword)?(=|$)/.test(word))) exitWithUsage(PASSWORD_ARGUMENT, usage)
  try {
    const { values } = parseArgs({ options: { ...own, ...options } })
    if (values['password-stdin'] && values['mail-link'])
      exitWithUsage('Either --password-stdin or --mail-link, not both.', usage)
    const said = values as Given['values']
    return { values: said, text: (name) => (typeof said[name] === 'string' ? said[name] : undefined) }
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : String(error), usage)
  }
}

/** Returns true if a person at a terminal can answer questions. */
export const canAsk = (): boolean => process.stdin.isTTY === true

/** Asks for one line. A hidden answer is not shown. */
export async function ask(question: string, { hidden = false } = {}): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({
    input: process.stdin,
    output: hidden ? silent : process.stderr,
    terminal: true,
  })
  lines.on('SIGINT', () => process.exit(130))
  if (hidden) process.stderr.write(question)
  const answer = await lines.question(hidden ? '' : question)
  lines.close()
  if (hidden) process.stderr.write('\n')
  return answer
}

async function chosenPassword(given: Given, usage: string): Promise<string> {
  // The line break at the end belongs to the file, not to the password.
  if (given.values['password-stdin']) return (await text(process.stdin)).replace(/\r?\n$/, '')
  const password = await ask('Password: ', { hidden: true })
  if ((await ask('Repeat it: ', { hidden: true })) !== password)
    exitWithUsage('The two are not the same.', usage)
  return password
}

/** The password to set; undefined if a link is mailed instead. */
export async function passwordOrLink(given: Given, usage: string): Promise<string | undefined> {
  if (given.values['mail-link']) return undefined
  if (!given.values['password-stdin']) {
    if (!canAsk())
      exitWithUsage('Say how: --mail-link, or --password-stdin with the password on standard input.', usage)
    const how = await ask('Set a password now, or mail a link to choose one? [password/link] ')
    if (/^l/i.test(how.trim())) return undefined
  }
  const checked = newPassword.safeParse(await chosenPassword(given, usage))
  return checked.success ? checked.data : exitWithUsage(checked.error.issues[0]?.message ?? 'Password', usage)
}

/** Printed after a link was mailed. */
export const linkText = (email: string, until: string): string =>
  `A link to choose a password is on its way to ${email}; it holds until ${until}. The mail leaves while the site runs, now or after its next start.`

/**
 * Runs one command on the site, which may be running, and ends the process. The audit log records the change, with
 * this command as its device.
 */
export async function onTheSite(
  command: string,
  work: (actor: PayloadRequest) => Promise<{ said: string; failed?: boolean }>,
): Promise<never> {
  const { leave } = await joinSite(resolve(import.meta.dirname, '..'))
  const { createLocalReq, getPayload } = await import('payload')
  const { default: config } = await import('@payload-config')
  const { postgresOf } = await import('../src/lib/db/transaction')
  const { query, sql } = await import('../src/lib/db/query')
  const { closePool } = await import('../src/patches/payload/pool/pool')
  const { stopJobs } = await import('../src/lib/jobs/boss')
  let payload: Payload | undefined
  let status = 1
  try {
    payload = await getPayload({ config, disableOnInit: true })
    const [made] = await query<{ there: boolean }>(
      payload,
      sql`SELECT to_regclass('public.account_credentials') IS NOT NULL AS there`,
    )
    if (!made?.there) throw new Error(NO_SITE)
    const headers = new Headers({ 'user-agent': `npm run ${command} (${userInfo().username})` })
    const { said, failed = false } = await work(await createLocalReq({ req: { headers } }, payload))
    console.error(said)
    status = failed ? 1 : 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
  await stopJobs(2000)
  if (payload) {
    await closePool(postgresOf(payload).pool)
    await payload.destroy()
  }
  await leave()
  process.exit(status)
}
