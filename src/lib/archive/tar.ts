import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract, pack } from 'tar-stream'

export interface Part {
  name: string
  data: Buffer
}

/** Larger parts are not written here; a header with a larger size is damaged. */
const MAX_PART_BYTES = 256 * 1024 * 1024

export async function* writeTar(
  parts: AsyncIterable<Part> | Iterable<Part>,
  madeAt: Date,
): AsyncGenerator<Buffer> {
  const archive = pack()
  const fill = async () => {
    for await (const { name, data } of parts) {
      await new Promise<void>((done, failed) =>
        archive.entry({ name, mode: 0o600, mtime: madeAt }, data, (error) =>
          error ? failed(error) : done(),
        ),
      )
    }
    archive.finalize()
  }
  const filled = fill().catch((error: Error) => archive.destroy(error))
  // The package's types do not describe its chunks.
  for await (const chunk of archive) yield chunk as Buffer
  await filled
}

/**
 * Reads a tar archive.
 * @throws Error that describes the damage, or the stream's own
 */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  const archive = extract()
  pipeline(source, archive).catch((error: Error) => archive.destroy(error))
  for await (const entry of archive) {
    const { name, size = 0 } = entry.header
    if (size > MAX_PART_BYTES) throw new Error('a header in it is damaged')
    yield { name, data: await buffer(entry) }
  }
}
