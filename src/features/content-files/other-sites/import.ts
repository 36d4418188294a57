import { readFile } from 'node:fs/promises'
import type { PayloadRequest } from 'payload'
import { type ImportOptions, importContent, type Tell } from '../import'
import { filesOfOldSite } from './files'
import { readGhost } from './ghost'
import { readWordPress } from './wordpress'

const readers = { wordpress: readWordPress, ghost: readGhost }
export type OtherProgram = keyof typeof readers

export const isOtherProgram = (name: string): name is OtherProgram => Object.hasOwn(readers, name)

interface OldExport {
  program: OtherProgram
  file: string
  /** A folder with the pictures of the old site. */
  pictures: string | undefined
}

/**
 * Brings the export of another program into the site, and reports each document. `note` hears what stays behind.
 * @throws Error if the file is not an export of that program
 */
export async function importOldSite(
  actor: PayloadRequest,
  { program, file, pictures }: OldExport,
  options: ImportOptions,
  { tell, note }: { tell: Tell; note: (sentence: string) => void },
) {
  const old = readers[program](await readFile(file, 'utf8'))
  const { counts } = await importContent(
    actor,
    '',
    {
      ...options,
      files: async ({ people }) => {
        const authors = new Set([...people.names.values()].filter(Boolean))
        const { files, notes } = await filesOfOldSite(old, { pictures, authors })
        for (const sentence of notes) note(sentence)
        return files
      },
    },
    tell,
  )
  return counts
}
