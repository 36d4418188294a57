import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

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

/** Removes the kept messages that name an address, in any case. */
export async function removeKeptMails(dir: string, email: string): Promise<void> {
  const names = await readdir(dir).catch(() => [])
  for (const name of names) {
    const path = join(dir, name)
    const text = await readFile(path, 'utf8').catch(() => '')
    if (text.toLowerCase().includes(email.toLowerCase())) await rm(path, { force: true })
  }
}
