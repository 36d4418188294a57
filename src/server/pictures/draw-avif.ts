import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import type { AvifAnswer, AvifTask } from '../../lib/pictures/avif.ts'

/** As sharp as WebP at 80; other measurements: docs/decisions/0053. */
const options = { quality: 60, effort: 4 }

// The lowest priority: visitors do not wait for this.
setPriority(constants.priority.PRIORITY_LOW)
sharp.concurrency(1)
sharp.cache(false)
// The server that asked is gone, and another one gets the job: the current picture need not be finished.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

async function draw({ data, widths }: AvifTask): Promise<AvifAnswer> {
  const files: Uint8Array[] = []
  try {
    for (const width of widths) files.push(await sharp(data).resize({ width }).avif(options).toBuffer())
    return { files }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

process.once('message', async (task: AvifTask) => {
  process.send?.(await draw(task))
})
