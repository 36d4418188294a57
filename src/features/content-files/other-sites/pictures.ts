import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { slugify } from '@/features/slug/slug'
import { pictureTypes } from '../folder'

/** WordPress adds the size of a smaller copy to the name, and -scaled to that of a large picture. */
const COPY = /-(?:\d+x\d+|scaled)(?=\.[a-z]+$)/

const nameOf = (address: string): string => {
  const path = address.replace(/[?#].*$/, '')
  try {
    return basename(decodeURIComponent(path)).toLowerCase()
  } catch {
    return basename(path).toLowerCase()
  }
}

const sharedEnd = (path: string, address: string): number => {
  const [own, asked] = [path.toLowerCase().split(/[\\/]/), address.toLowerCase().split('/')]
  let count = 0
  while (count < own.length && own.at(-1 - count) === asked.at(-1 - count)) count++
  return count
}

export interface FoundPicture {
  /** A name that no other picture has, because it ends with a hash of the bytes. */
  stem: string
  file: string
}

/** The pictures of a folder and those inside it, by the address that they had. */
export async function picturesIn(folder: string | undefined) {
  const listed = folder ? await readdir(folder, { recursive: true, withFileTypes: true }) : []
  const byName = Map.groupBy(
    listed
      .filter((entry) => entry.isFile() && pictureTypes[extname(entry.name).toLowerCase()])
      .map((entry) => join(entry.parentPath, entry.name)),
    (path) => basename(path).toLowerCase(),
  )
  const found = new Map<string, FoundPicture>()

  /** The picture that had this address: that of the same name whose folders are most alike. */
  return async (address: string): Promise<FoundPicture | undefined> => {
    const name = nameOf(address)
    const whole = name.replace(COPY, '')
    const paths = [whole, whole.replace(/(\.[a-z]+)$/, '-scaled$1'), name].flatMap(
      (each) => byName.get(each) ?? [],
    )
    const [file] = paths.toSorted((a, b) => sharedEnd(b, address) - sharedEnd(a, address))
    if (!file) return undefined
    const before = found.get(file)
    if (before) return before
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
      .slice(0, 8)
    const picture = {
      file,
      stem: `${slugify(basename(file, extname(file))).slice(0, 60) || 'picture'}-${hash}`,
    }
    found.set(file, picture)
    return picture
  }
}
