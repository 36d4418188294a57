import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { env } from '../../src/env'

export interface KeptMail {
  to: string | undefined
  replyTo: string | undefined
  subject: string | undefined
  text: string
  html: string
  header(name: string): string | undefined
}

/** The messages that this file's site has kept instead of sending, oldest first. */
export async function keptMails(): Promise<KeptMail[]> {
  const folder = join(env.DATA_DIR, 'mail')
  const names = await readdir(folder).catch(() => [])
  return Promise.all(
    names.sort().map(async (name) => {
      const mail = await PostalMime.parse(await readFile(join(folder, name)))
      return {
        to: mail.to?.[0]?.address,
        replyTo: mail.replyTo?.[0]?.address,
        subject: mail.subject,
        text: mail.text ?? '',
        html: mail.html ?? '',
        header: (wanted: string) => mail.headers.find(({ key }) => key === wanted.toLowerCase())?.value,
      }
    }),
  )
}
