import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { normalizeAddress } from '../validation/email-address'
import { namesAddress } from '../validation/named-addresses'

const STAMP = /^\d{8}T\d{9}Z-/

/**
 * Stores a message as `<timestamp>-<id>.eml`, readable only by the owner. A repeated id replaces its file.
 * @returns the file's path
 */
export async function keepMail(dir: string, id: string, content: Buffer, now: Date): Promise<string> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const kept = (await readdir(dir)).find(
    (name) => STAMP.test(name) && name.replace(STAMP, '') === `${id}.eml`,
  )
  const path = join(dir, kept ?? `${now.toISOString().replace(/[-:.]/g, '')}-${id}.eml`)
  // Written to another name and then renamed, so that no reader of the folder sees half a message.
  const half = `${path}.${process.pid}.part`
  try {
    await writeFile(half, content, { mode: 0o600 })
    await rename(half, path)
  } catch (error) {
    // On a full disk, half a mail would remain.
    await rm(half, { force: true })
    throw error
  }
  return path
}

/** True if a message has the address in its header, or as a whole in its text. */
async function namesIn(content: Buffer, address: string): Promise<boolean> {
  const { from, to, cc, bcc, replyTo, text = '', html = '' } = await PostalMime.parse(content)
  const inHeader = [from, to, cc, bcc, replyTo]
    .flatMap((mailboxes) => mailboxes ?? [])
    .flatMap((mailbox) => mailbox.group ?? mailbox)
    .some((mailbox) => normalizeAddress(mailbox.address ?? '') === address)
  return inHeader || namesAddress(text, address) || namesAddress(html, address)
}

/** Removes the kept messages that name an address, given in its normalized form, as a whole. @returns their number */
export async function removeKeptMails(dir: string, address: string): Promise<number> {
  const names = await readdir(dir).catch(() => [])
  let removed = 0
  for (const name of names) {
    const path = join(dir, name)
    const content = await readFile(path).catch(() => undefined)
    if (!content || !(await namesIn(content, address))) continue
    await rm(path, { force: true })
    removed++
  }
  return removed
}
