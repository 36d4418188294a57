// How long pictures delay other work: the thread that answers, and the passwords that share their threads.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import sharp from 'sharp'
import { hashPassword } from '../src/features/account/password/hash.ts'
import { boundedSharp } from '../src/lib/pictures/bounded-sharp.ts'
import { median } from './bench/report.ts'

const PICTURES = 8

async function medianHash(until: () => boolean): Promise<number> {
  const times: number[] = []
  do {
    const startedAt = performance.now()
    await hashPassword('Plain-sailing-7')
    times.push(performance.now() - startedAt)
  } while (!until() || times.length < 5)
  return median(times)
}

/** Compares an idle server with one that redraws eight pictures of 24 megapixels at once. */
export async function pictureTiming(): Promise<string[]> {
  const picture = await sharp({
    create: {
      width: 6000,
      height: 4000,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer()
  const quiet = await medianHash(() => true)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  let isDone = false
  const startedAt = performance.now()
  delay.enable()
  const redrawn = Promise.all(
    Array.from({ length: PICTURES }, () => boundedSharp(picture).rotate().jpeg({ mozjpeg: true }).toBuffer()),
  ).then(() => {
    isDone = true
  })
  const busy = await medianHash(() => isDone)
  await redrawn
  delay.disable()
  const milliseconds = (nanoseconds: number) => (nanoseconds / 1e6).toFixed(1)
  return [
    `${PICTURES} pictures of 24 megapixels (${(picture.length / 1e6).toFixed(1)} MB each) in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
    `the event loop was late by ${milliseconds(delay.percentile(50))} ms in the median, ${milliseconds(delay.percentile(99))} ms at the 99th percentile, ${milliseconds(delay.max)} ms at most`,
    `a password: ${quiet.toFixed(0)} ms in quiet, ${busy.toFixed(0)} ms meanwhile (${(busy / quiet).toFixed(2)} times)`,
  ]
}
