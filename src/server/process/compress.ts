import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.xml', '.html', '.map'])
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes `file.br` and `file.gz` next to every compressible file in `folder`, once, at the highest level. */
export async function compressFolder(folder: string): Promise<void> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) {
      await compressFolder(path)
    } else if (compressible.has(extname(name)) && statSync(path).size > 512) {
      const bytes = readFileSync(path)
      const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
      const [br, gz] = await Promise.all([brotli(bytes, options), zip(bytes, { level: 9 })])
      writeFileSync(`${path}.br`, br)
      writeFileSync(`${path}.gz`, gz)
    }
  }
}
