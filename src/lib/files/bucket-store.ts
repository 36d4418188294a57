import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type BucketSettings, bucketClient } from './bucket-client'
import type { FileStore, StoredFile } from './file-store'
import { StorageAway } from './storage-away'

/** The longest key that S3 allows, in bytes. */
const MAX_KEY_LENGTH = 1024

/** The same folder name as in DATA_DIR. The bucket may hold other things. */
const FOLDER = 'media/'

/** Another server was faster. */
const isThere = /^(PreconditionFailed|ConditionalRequestConflict)$/

/** No task takes longer, however slowly the storage sends. Visitors read a file as slowly as they like. */
const MAX_WAIT_MS = 120_000

interface Bounds {
  maxWaitMs?: number
  mostBytes?: number
}

/** Returns undefined if the storage answers with this error. */
async function unlessNamed<Result>(name: string, work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && error.name === name) return undefined
    throw error
  }
}

/**
 * Files in one bucket of S3-compatible storage, all below `media/`. Only this server reads and writes them, so the bucket need
 * not be public. Errors of the storage are thrown as StorageAway.
 */
export function bucketStore(
  settings: BucketSettings,
  { maxWaitMs = MAX_WAIT_MS, mostBytes }: Bounds = {},
): FileStore {
  const { bucket: Bucket, endpoint } = settings
  const open = bucketClient(settings, mostBytes)
  const inTime = () => ({ abortSignal: AbortSignal.timeout(maxWaitMs) })
  const place = `The bucket ${Bucket} at ${endpoint}`
  const keyOf = (name: string) => `${FOLDER}${basename(name)}`
  const canBe = (name: string) => Buffer.byteLength(keyOf(name)) <= MAX_KEY_LENGTH && !/\p{Cc}/u.test(name)

  type Opened = Awaited<ReturnType<typeof open>>
  async function ask<Result>(
    task: string,
    work: (opened: Opened) => Promise<Result>,
    file?: string,
  ): Promise<Result> {
    try {
      return await work(await open())
    } catch (error) {
      throw new StorageAway(place, task, error, file)
    }
  }

  const put = ({ name, data }: StoredFile, options: { IfNoneMatch?: string } = {}) =>
    ask(
      'take a file',
      ({ sdk, client }) =>
        client.send(
          new sdk.PutObjectCommand({
            ...options,
            Bucket,
            Key: keyOf(name),
            Body: data,
            ContentLength: data.length,
          }),
          inTime(),
        ),
      name,
    )

  const remove = async (names: readonly string[]) => {
    for (const name of names.filter(canBe))
      await ask(
        'remove a file',
        ({ sdk, client }) => client.send(new sdk.DeleteObjectCommand({ Bucket, Key: keyOf(name) }), inTime()),
        name,
      )
  }

  /** A file's body; undefined if the file does not exist. */
  const get = (name: string, Range?: string, options?: ReturnType<typeof inTime>) =>
    ask(
      'give a file',
      async ({ sdk, client }) => {
        if (!canBe(name)) return undefined
        const asked = new sdk.GetObjectCommand({ Bucket, Key: keyOf(name), Range })
        const answer = await unlessNamed('NoSuchKey', client.send(asked, options))
        if (answer && Range && !answer.ContentRange) throw new Error('it sends no parts of files')
        return answer?.Body && { body: answer.Body, size: answer.ContentLength ?? 0 }
      },
      name,
    )

  const list = () =>
    ask('list its files', async ({ sdk, client }) => {
      const files: { name: string; time: Date }[] = []
      const asked = { Bucket, Prefix: FOLDER }
      for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, asked, inTime()))
        for (const { Key = '', LastModified = new Date() } of Contents)
          if (Key.startsWith(FOLDER)) files.push({ name: Key.slice(FOLDER.length), time: LastModified })
      return files.filter(({ name }) => name !== '' && !name.startsWith('.') && !name.includes('/'))
    })

  return {
    place,
    remove,

    async write(files) {
      const written: string[] = []
      try {
        for (const file of files) {
          await put(file)
          written.push(file.name)
        }
      } catch (error) {
        // The hourly cleanup removes what cannot be removed now, as no row names it.
        await remove(written).catch(() => undefined)
        throw error
      }
    },

    async writeFirst(file) {
      try {
        await put(file, { IfNoneMatch: '*' })
      } catch (error) {
        if (!(error instanceof StorageAway)) throw error
        // Some services do not support conditions. Two servers that start for the first time at once may then disagree until
        // the next start.
        if (error.reason === 'NotImplemented') await put(file)
        else if (!isThere.test(error.reason)) throw error
      }
    },

    size: (name) =>
      ask(
        'find a file',
        async ({ sdk, client }) => {
          if (!canBe(name)) return undefined
          const asked = new sdk.HeadObjectCommand({ Bucket, Key: keyOf(name) })
          return (await unlessNamed('NotFound', client.send(asked, inTime())))?.ContentLength
        },
        name,
      ),

    async read(name, part) {
      const found = await get(name, part && `bytes=${part.start}-${part.end}`)
      return found && { body: found.body.transformToWebStream(), size: found.size }
    },

    async readWhole(name) {
      const found = await get(name, undefined, inTime())
      const whole = async () => found && Buffer.from(await found.body.transformToByteArray())
      return ask('give a file', whole, name)
    },

    olderThan: async (time) => (await list()).filter((file) => file.time < time).map(({ name }) => name),

    isEmpty: async () => (await list()).length === 0,

    async replaceAll(from) {
      const before = new Set((await list()).map(({ name }) => name))
      const names = new Set(await readdir(from))
      try {
        for (const name of names) await put({ name, data: await readFile(join(from, name)) })
      } catch (error) {
        await remove([...names.difference(before)]).catch(() => undefined)
        throw error
      }
      await remove([...before.difference(names)])
      await rm(from, { recursive: true, force: true })
    },
  }
}
