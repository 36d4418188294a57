import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { hashPassword } from '../../../src/features/account/password/hash'
import { createByCommand, resetByCommand } from '../../../src/features/account/people/by-command'
import { runFile } from '../../support/command'
import { account, runSql, signedIn, signIn, site } from '../../support/site'

const PASSWORD = 'Correct-Horse-7-Battery'
const actor = async () =>
  createLocalReq(
    { req: { headers: new Headers({ 'user-agent': 'npm run user:test (root)' }) } },
    await site(),
  )
const person = () => ({
  email: `${crypto.randomUUID()}@example.com`,
  fullName: 'Ada Lovelace',
  role: 'admin' as const,
})
const waitingMails = async () =>
  (
    await runSql<{ count: number }>`SELECT count(*)::int AS count FROM jobs.job WHERE name = 'account-mail'`
  )[0]?.count ?? 0
const logged = async (recordId: string) =>
  runSql`SELECT action, user_agent AS "by" FROM security_audit_log WHERE record_id = ${recordId} AND table_name = 'credentials'`
const idOf = async (email: string) =>
  (await runSql<{ id: string }>`SELECT id FROM users WHERE email = ${email}`)[0]?.id ?? ''

describe('creating an account by command', () => {
  it('with a password: it signs in at once, with its role, and is in the log', async () => {
    const request = person()
    expect(await createByCommand(await actor(), request, await hashPassword(PASSWORD))).toEqual({})
    expect((await signIn({ ...request, password: PASSWORD })).status).toBe(200)
    const roles = await runSql`SELECT role FROM user_roles WHERE user_id = ${await idOf(request.email)}::uuid`
    expect(roles).toEqual([{ role: 'admin' }])
    expect(await logged(await idOf(request.email))).toEqual([
      { action: 'UPDATE', by: 'npm run user:test (root)' },
    ])
  })

  it('with a link: a mail is on its way, and there is no password', async () => {
    const before = await waitingMails()
    const request = person()
    const made = await createByCommand(await actor(), request, undefined)
    expect(made).toEqual({ linkUntil: expect.any(String) })
    expect(await waitingMails()).toBe(before + 1)
    expect((await signIn({ ...request, password: PASSWORD })).status).toBe(401)
  })

  it('says in which state the account of a known address is', async () => {
    const { email } = await account('user')
    expect(await createByCommand(await actor(), { ...person(), email }, await hashPassword(PASSWORD))).toBe(
      'active',
    )
  })
})

describe('resetting one by command', () => {
  it('sets the password, ends sessions and links, and mails the owner', async () => {
    const user = await signedIn('user')
    await resetByCommand(await actor(), { email: user.email, endSecondFactor: false }, undefined)
    const before = await waitingMails()
    const done = await resetByCommand(
      await actor(),
      { email: user.email, endSecondFactor: false },
      await hashPassword(PASSWORD),
    )
    expect(done).toEqual({ endedSessions: 1 })
    expect((await signIn(user)).status).toBe(401)
    expect((await signIn({ ...user, password: PASSWORD })).status).toBe(200)
    const links = await runSql`SELECT 1 FROM account_links WHERE user_id = ${user.user.id}::uuid`
    expect(links).toEqual([])
    expect(await waitingMails()).toBe(before + 1)
  })

  it('by link leaves the password of before until it is used', async () => {
    const { email, password } = await account('user')
    const done = await resetByCommand(await actor(), { email, endSecondFactor: false }, undefined)
    expect(done).toEqual({ linkUntil: expect.any(String), endedSessions: 0 })
    expect((await signIn({ email, password })).status).toBe(200)
  })

  it('ends the second factor only with its option', async () => {
    const { email, user } = await account('user')
    const enabled = async () =>
      (
        await runSql<{ on: boolean }>`SELECT totp_enabled_at IS NOT NULL
              OR EXISTS (SELECT FROM account_passkeys p WHERE p.user_id = c.user_id) AS "on"
              FROM account_credentials c WHERE user_id = ${user.id}::uuid`
      )[0]?.on
    await runSql`UPDATE account_credentials SET totp_sealed = 'x', totp_enabled_at = now() WHERE user_id = ${user.id}::uuid`
    await runSql`INSERT INTO account_passkeys (user_id, credential_id, public_key, counter, transports, name)
          VALUES (${user.id}::uuid, ${user.id}, '', 0, '{}', 'Laptop')`
    const hash = await hashPassword(PASSWORD)
    await resetByCommand(await actor(), { email, endSecondFactor: false }, hash)
    expect(await enabled()).toBe(true)
    await resetByCommand(await actor(), { email, endSecondFactor: true }, hash)
    expect(await enabled()).toBe(false)
  })

  it('does nothing for an address without an account, or one that is switched off', async () => {
    const request = { email: 'unknown@example.com', endSecondFactor: true }
    expect(await resetByCommand(await actor(), request, undefined)).toBe('unknown')
    const { email, user } = await account('user')
    await runSql`INSERT INTO switched_off_accounts (user_id) VALUES (${user.id}::uuid)`
    expect(await resetByCommand(await actor(), { ...request, email }, undefined)).toBe('off')
  })
})

describe('the commands', () => {
  /** As in a shell without a terminal, on this file's database. */
  const run = (name: string, args: string[], input?: string) => runFile(`scripts/${name}.ts`, args, {}, input)

  it('make an account and reset it, with the password from standard input, next to a running site', {
    timeout: 300_000,
  }, async () => {
    const { email, fullName } = person()
    const made = await run(
      'user-create',
      ['--email', email, '--name', fullName, '--role', 'admin', '--password-stdin'],
      `${PASSWORD}\n`,
    )
    expect(made).toEqual({ status: 0, output: expect.stringContaining(`${email}> has an account now`) })
    expect(made.output).not.toContain(PASSWORD)
    expect((await signIn({ email, password: PASSWORD })).status).toBe(200)
    const other = `${PASSWORD}-2`
    const reset = await run('user-reset', ['--email', email, '--password-stdin'], other)
    expect(reset).toEqual({ status: 0, output: expect.stringMatching(/is set\. 1 session was ended/) })
    expect((await signIn({ email, password: other })).status).toBe(200)
    const again = await run('user-create', [
      '--email',
      email,
      '--name',
      fullName,
      '--role',
      'admin',
      '--mail-link',
    ])
    expect(again).toEqual({ status: 1, output: expect.stringContaining('has an account already') })
  })

  it.each([
    ['user-create', ['--password', 'x'], 'Passwords cannot be arguments'],
    ['user-create', ['--password=x'], 'Passwords cannot be arguments'],
    ['user-create', ['--email', 'a@example.com'], 'Missing: --name, --role'],
    ['user-create', ['--email', 'a', '--name', 'Ada', '--role', 'king', '--mail-link'], 'Role must be'],
    ['user-create', ['--mail-link', '--password-stdin'], 'not both'],
    ['user-reset', ['--burn'], "Unknown option '--burn'"],
    ['user-reset', ['--email', 'a@example.com'], 'Say how'],
    ['user-reset', ['--email', 'a@example.com', '--password-stdin'], 'at least 8 characters'],
  ])('refuse before they touch anything: %s %j', async (name, args, why) => {
    const { status, output } = await run(name, args, 'short')
    expect(status).toBe(2)
    expect(output).toContain(why)
    expect(output).toContain('npm run user:')
  })
})
