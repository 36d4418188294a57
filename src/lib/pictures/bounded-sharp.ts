import sharp, { type Metadata, type Sharp, type SharpInput, type SharpOptions } from 'sharp'

/** The largest pictures of phones; decoded they take 200 MB. */
export const MAX_PIXELS = 50_000_000

/**
 * Decoding uses the same four threads that hash passwords and read files. Pictures take at most two, so that uploads do not
 * block sign-in.
 */
const AT_ONCE = 2

// One thread each, and no cache of finished pictures, so that memory is released.
sharp.concurrency(1)
sharp.cache(false)

let running = 0
const waiting: (() => void)[] = []

/** Runs `work` when fewer than two pictures are in work, in the order of the calls. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < AT_ONCE) running += 1
  else await new Promise<void>((next) => waiting.push(next))
  try {
    return await work()
  } finally {
    // The next waiting call takes this place.
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

/** How many pictures are in work, and how many wait. */
export const pictureLoad = () => ({ running, waiting: waiting.length })

/**
 * The information in the header of a picture. Nothing is decoded, at any claimed size.
 * @throws if it is not a picture.
 */
export const pictureHead = async (data: Buffer): Promise<Metadata> =>
  sharp(data, { limitInputPixels: false }).metadata()

/** Sharp for uploaded files: rejects too many pixels before decoding, and waits for its turn. */
export const boundedSharp = (input?: SharpInput, options?: SharpOptions): Sharp =>
  bounded(sharp(input, { ...options, limitInputPixels: MAX_PIXELS }))
