import { execFileSync } from 'node:child_process'
import { inject } from 'vitest'

/** Fills a folder that does not exist yet with a site's data and its embedded database, which has the owner and the first content. */
export function seededFolder(folder: string): string {
  // With the owners of the files: PostgreSQL may not run as root.
  execFileSync('cp', ['-a', inject('seeded'), folder])
  return folder
}
