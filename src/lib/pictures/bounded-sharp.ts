import sharp, { type Metadata, type Sharp, type SharpInput, type SharpOptions } from 'sharp'

/** A telephone's largest pictures; decoded they take 200 MB. */
export const MAX_PIXELS = 50_000_000

/**
 * Decoding runs on the threads that also hash passwords and read files, of which there are four: pictures
 * take two at most, so that uploads keep nobody from signing in.
 */
const AT_ONCE = 2

// Each of the two on one thread, and nothing kept of a picture once it is done: memory comes back down.
sharp.concurrency(1)
sharp.cache(false)

let running = 0
const waiting: (() => void)[] = []

/** Runs `work` once fewer than two pictures are being worked on, in the order of asking. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < AT_ONCE) running += 1
  else await new Promise<void>((next) => waiting.push(next))
  try {
    return await work()
  } finally {
    // Whoever waits takes this place over.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

function bounded(picture: Sharp): Sharp {
  const clone = picture.clone.bind(picture)
  const { toBuffer } = picture
  return Object.assign(picture, {
    clone: () => bounded(clone()),
    toBuffer: (options?: object) => inTurn<never>(() => Reflect.apply(toBuffer, picture, [options])),
  })
}

/** How many pictures are being worked on, and how many wait. */
export const pictureLoad = () => ({ running, waiting: waiting.length })

/**
 * What the head of a picture says about it. Nothing is decoded, whatever size it names.
 * @throws when it is no picture.
 */
export const pictureHead = async (data: Buffer): Promise<Metadata> =>
  sharp(data, { limitInputPixels: false }).metadata()

/** Sharp for files that people send: refuses too many pixels before it decodes, and takes its turn. */
export const boundedSharp = (input?: SharpInput, options?: SharpOptions): Sharp =>
  bounded(sharp(input, { ...options, limitInputPixels: MAX_PIXELS }))
