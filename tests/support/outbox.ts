import { type AccountMail, openAccountMail } from '../../src/features/account/mail'
import { prepareReset } from '../../src/features/account/password/mutations'
import { prepareSignUp } from '../../src/features/account/sign-up/mutations'
import { query, sql } from '../../src/lib/db/query'
import { site } from './site'

type JobRow = { id: string; name: string; data: { sealed: string } }

/** Does the workers' job for sign-ups and forgotten passwords now. */
async function runRequests(): Promise<void> {
  const payload = await site()
  const jobs = await query<JobRow>(
    payload,
    sql`DELETE FROM jobs.job WHERE name IN ('account-sign-up', 'account-forgot') RETURNING id, name, data`,
  )
  for (const { name, data } of jobs) {
    await (name === 'account-sign-up' ? prepareSignUp : prepareReset)(payload, data)
  }
}

/** The messages on their way to an address, oldest first. */
export async function mailsTo(address: string): Promise<Exclude<AccountMail, { kind: 'registration' }>[]> {
  await runRequests()
  const jobs = await query<JobRow>(
    await site(),
    sql`SELECT id, name, data FROM jobs.job WHERE name = 'account-mail' ORDER BY created_on, id`,
  )
  return jobs
    .map(({ data }) => openAccountMail(data.sealed))
    .filter((mail) => mail.kind !== 'registration')
    .filter((mail) => mail.to === address)
}

/** The newest link of a kind that was mailed to an address. */
export async function mailedToken(address: string, kind: AccountMail['kind']): Promise<string> {
  const mails = (await mailsTo(address)).filter((mail) => mail.kind === kind)
  const last = mails.at(-1)
  if (!last || !('token' in last)) throw new Error(`No mail ${kind} with a link to ${address}`)
  return last.token
}
