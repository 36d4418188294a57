import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'

const folder = process.env.E2E_MAIL_DIR ?? ''

const read = new Map<string, Promise<Email>>()

function parsed(name: string): Promise<Email> {
  const mail = read.get(name) ?? PostalMime.parse(readFileSync(join(folder, name)))
  read.set(name, mail)
  return mail
}

/** All messages to an address that the SMTP server has accepted, oldest first. */
export async function mailsTo(address: string): Promise<Email[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
  const mails = await Promise.all(names.sort().map(parsed))
  return mails.filter((mail) => mail.to?.some((to) => to.address?.toLowerCase() === address.toLowerCase()))
}

/** Waits for a message to `address` whose subject matches. */
export async function mailTo(address: string, subject: RegExp): Promise<Email> {
  let found: Email | undefined
  await expect
    .poll(
      async () => {
        found = (await mailsTo(address)).findLast((mail) => subject.test(mail.subject ?? ''))
        return found !== undefined
      },
      { message: `a mail to ${address} with ${subject}`, timeout: 60_000, intervals: [100, 200] },
    )
    .toBe(true)
  if (!found) throw new Error('unreachable')
  return found
}

/** The first link in the text of a message that holds `part`. */
export function linkIn(mail: Email, part: string): string {
  const link = mail.text?.match(/https?:\/\/[^\s<>"]+/g)?.find((candidate) => candidate.includes(part))
  if (!link) throw new Error(`The mail "${mail.subject}" has no link with ${part}`)
  return link
}
