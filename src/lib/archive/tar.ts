/** One file of an archive, held whole. */
export interface Part {
  name: string
  data: Buffer
}

const BLOCK = 512
/** What the header's field for the name holds. */
const MAX_NAME_BYTES = 100
/** Larger parts are not written here; a header that speaks of one is damaged. */
const MAX_PART_BYTES = 256 * 1024 * 1024

const padding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)

/** The sum that a header carries of itself, its own field counted as blanks. */
function checksum(header: Buffer): number {
  let sum = 0
  for (let at = 0; at < BLOCK; at++) sum += at >= 148 && at < 156 ? 32 : header.readUInt8(at)
  return sum
}

/** A header of the format that POSIX calls ustar. */
function headerOf({ name, data }: Part, madeAt: Date): Buffer {
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) throw new Error(`The name ${name} is too long for an archive`)
  const header = Buffer.alloc(BLOCK)
  const octal = (value: number, at: number, length: number) =>
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at)
  header.write(name, 0)
  octal(0o600, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(data.length, 124, 12)
  octal(Math.floor(madeAt.getTime() / 1000), 136, 12)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** Writes parts one after the other as a tar archive. */
export async function* writeTar(
  parts: AsyncIterable<Part> | Iterable<Part>,
  madeAt: Date,
): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    yield headerOf(part, madeAt)
    yield part.data
    yield padding(part.data.length)
  }
  yield Buffer.alloc(2 * BLOCK)
}

/** Takes bytes off a stream in the portions that are asked for. */
class Bytes {
  readonly #chunks: AsyncIterator<Buffer>
  #held: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#chunks = source[Symbol.asyncIterator]()
  }

  /** @throws Error when the stream ends before. */
  async take(count: number): Promise<Buffer> {
    const chunks = [this.#held]
    let length = this.#held.length
    while (length < count) {
      const { value, done } = await this.#chunks.next()
      if (done) throw new Error('it ends too early')
      chunks.push(value)
      length += value.length
    }
    const all = chunks.length === 1 ? this.#held : Buffer.concat(chunks)
    this.#held = all.subarray(count)
    return all.subarray(0, count)
  }

  /** Reads to the end: only there a compressed stream says whether it was whole. */
  async drain(): Promise<void> {
    while (!(await this.#chunks.next()).done);
  }
}

/**
 * Reads a tar archive as `writeTar` makes it.
 * @throws Error that says what is wrong with it, or the stream's own
 */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  const bytes = new Bytes(source)
  for (;;) {
    const header = await bytes.take(BLOCK)
    if (header.every((byte) => byte === 0)) break
    const text = (from: number, to: number) => header.toString('utf8', from, to).replace(/\0.*$/s, '')
    const size = Number.parseInt(text(124, 136), 8)
    const isRight = Number.parseInt(text(148, 156), 8) === checksum(header)
    if (!isRight || !(size >= 0 && size <= MAX_PART_BYTES)) throw new Error('a header in it is damaged')
    const data = await bytes.take(size)
    await bytes.take(padding(size).length)
    yield { name: text(0, 100), data }
  }
  await bytes.drain()
}
