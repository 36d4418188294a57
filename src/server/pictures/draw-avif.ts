import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import type { AvifAnswer, AvifTask } from '../../lib/pictures/avif.ts'

/** Of equal sharpness with WebP at 80; what else was measured: docs/decisions/0053. */
const options = { quality: 60, effort: 4 }

// Whatever else this machine has to do comes first: visitors do not wait for this.
setPriority(constants.priority.PRIORITY_LOW)
sharp.concurrency(1)
sharp.cache(false)
// The server that asked is gone, and its job goes to another: not even the picture at hand is worth ending.
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
