import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect, it } from 'vitest'
import { startWorkers } from '../../../src/application/workers'
import { account, call, runSql, site } from '../../support/site'

/** The delivered messages; without a mail server they are stored as files. */
async function delivered(): Promise<Email[]> {
  const folder = join(process.env.DATA_DIR ?? '', 'mail')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
  return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))))
}

it('brings the mails of a sign-up and of a forgotten password, while the jobs tell no one whose they are', async () => {
  const payload = await site()
  const known = await account('user')
  await call('POST', '/api/sign-up', {
    body: { email: 'grace@example.com', password: 'Plain-sailing-7', fullName: 'Grace Hopper' },
  })
  await call('POST', '/api/forgot-password', { body: { email: known.email } })
  await call('POST', '/api/forgot-password', { body: { email: 'unknown@example.com' } })
  await startWorkers(payload)
  await expect
    .poll(async () => (await delivered()).map(({ to }) => to?.[0]?.address).sort(), { timeout: 30_000 })
    .toEqual([known.email, 'grace@example.com'].sort())
  const mails = await delivered()
  expect(mails.map(({ text }) => /\?(mode=reset&)?token=[\w-]{43}/.test(text ?? ''))).toEqual([true, true])
  const tokens = mails.map(({ text }) => /token=([\w-]{43})/.exec(text ?? '')?.[1] ?? '')
  const dump = JSON.stringify([
    await runSql`SELECT * FROM jobs.job`,
    await runSql`SELECT * FROM account_links`,
    await runSql`SELECT * FROM account_sign_ups`,
    await runSql`SELECT * FROM account_credentials`,
  ])
  for (const secret of [...tokens, known.password, 'Plain-sailing-7']) expect(dump).not.toContain(secret)
  expect(JSON.stringify(await runSql`SELECT * FROM jobs.job`)).not.toContain('@')
})
