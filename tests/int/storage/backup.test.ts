import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { checkBackup } from '../../../src/features/backup/file'
import { command } from '../../support/command'
import { anchorNow, ownerOfTables } from '../../support/log-owner'
import { type LocalS3, startS3 } from '../../support/s3/server'
import { databaseOn, dropDatabase, onServer } from '../../support/scratch-server'
import { namesOf, sendPicture } from '../../support/send-picture'
import { signedIn } from '../../support/site'
import { uniquePicture } from '../../support/unique-picture'

const storage = await vi.hoisted(async () => {
  const { uploadsInBucket } = await import('../../support/storage-settings')
  return uploadsInBucket()
})
const folder = mkdtempSync(join(tmpdir(), 'quickwin-bucket-backup-'))
const file = join(folder, 'site.tar.gz')
const adminUrl = inject('adminUrl')
const databases: string[] = []
const inFolder = Object.fromEntries(Object.keys(storage.settings).map((name) => [name, '']))
let names: string[] = []
// Each command is a process that loads the whole application; a restore makes all tables.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

beforeAll(async () => {
  const editor = await signedIn('admin')
  for (let count = 0; count < 2; count++)
    names.push(...namesOf((await sendPicture(editor, await uniquePicture())).body.doc))
  names = names.sort()
  const owner = await ownerOfTables()
  await anchorNow(owner)
  await owner.end()
  const made = await command('backup', ['--to', file])
  expect(made.status, made.output).toBe(0)
})

afterAll(async () => {
  await storage.stop()
  for (const name of databases) await dropDatabase(adminUrl, name)
  rmSync(folder, { recursive: true, force: true })
})

async function emptyPlace() {
  const name = `quickwin_restored_${randomBytes(6).toString('hex')}`
  await onServer(adminUrl, `CREATE DATABASE ${name}`)
  databases.push(name)
  const dataDir = mkdtempSync(join(folder, 'place-'))
  return { DATABASE_URL: databaseOn(process.env.DATABASE_URL ?? '', name), DATA_DIR: dataDir }
}

const sameAs = (there: LocalS3) =>
  names.every((name) => {
    const [one, two] = [storage, there].map(({ objects }) => objects.get(`media/${name}`)?.data)
    return one !== undefined && two !== undefined && one.equals(two)
  })

it('a backup holds the files of the bucket', async () => {
  const { media, missing } = await checkBackup(file)
  expect([Object.values(media).sort(), missing]).toEqual([names, []])
  expect(names).toHaveLength(4)
})

it('moves a site from the bucket to the disk', async () => {
  const onDisk = { ...(await emptyPlace()), ...inFolder }
  const down = await command('restore', [file], onDisk)
  expect(down.status, down.output).toBe(0)
  const media = join(onDisk.DATA_DIR, 'media')
  expect(readdirSync(media).sort()).toEqual(names)
  for (const name of names)
    expect(
      readFileSync(join(media, name)).equals(storage.objects.get(`media/${name}`)?.data ?? Buffer.alloc(0)),
    ).toBe(true)
})

it('--verify and --into touch no bucket, even if one is set', async () => {
  const target = await startS3()
  const proven = await command('backup', ['--verify', file], { ...target.settings, DATABASE_URL: '' })
  expect(proven.status, proven.output).toBe(0)
  for (const words of ['all rows, files and jobs are as they were', 'The audit log is whole'])
    expect(proven.output).toContain(words)
  const into = join(folder, 'into')
  const restored = await command('restore', [file, '--into', into], { ...target.settings, DATABASE_URL: '' })
  expect(restored.status, restored.output).toBe(0)
  expect(readdirSync(join(into, 'media')).sort()).toEqual(names)
  expect([target.files(), target.asked.filter((line) => !line.startsWith('GET'))]).toEqual([[], []])
  await target.stop()
})

it('a backup without the storage fails by its reason, leaves no file and is recorded', async () => {
  storage.fail(() => ({ status: 403, code: 'AccessDenied' }))
  const path = join(folder, 'never.tar.gz')
  const { status, output } = await command('backup', ['--to', path])
  storage.fail()
  expect([status, output]).toEqual([2, expect.stringMatching(/could not give a file: AccessDenied/)])
  expect(output).not.toContain(storage.bucket.secretAccessKey)
  expect(existsSync(path)).toBe(false)
  const client = await ownerOfTables()
  const { rows } = await client.query('SELECT problem FROM backup_runs ORDER BY id DESC LIMIT 1')
  await client.end()
  expect(rows[0].problem).toContain('AccessDenied')
})

it('a restore leaves the place empty, or goes into the bucket of the settings and over no files there, unless told so', async () => {
  const target = await startS3()
  const place = { ...(await emptyPlace()), ...target.settings }
  let count = 0
  target.fail(({ method }) =>
    method === 'PUT' && ++count > 2 ? { status: 403, code: 'AccessDenied' } : undefined,
  )
  const { status, output } = await command('restore', [file], place)
  expect(status).toBe(2)
  expect(output).toMatch(/could not take a file: AccessDenied/)
  expect(target.files()).toEqual([])
  target.fail()

  // Of a database that is not empty it would say so first.
  const unrelated = { data: Buffer.from('x'), modified: new Date() }
  target.objects.set('media/of-before.png', unrelated).set('elsewhere/mine.png', unrelated)
  const refused = await command('restore', [file], place)
  expect([refused.status, refused.output]).toEqual([
    2,
    expect.stringMatching(/The bucket .* holds the files of a site\. Nothing was changed/),
  ])
  expect(target.files()).toEqual(['of-before.png'])

  const again = await command('restore', [file, '--replace', '--jobs', 'run'], place)
  expect(again.status, again.output).toBe(0)
  expect(again.output).toContain('4 files, compared with the backup')
  expect([target.files(), sameAs(target)]).toEqual([names, true])
  expect(target.objects.has('elsewhere/mine.png')).toBe(true)
  expect(readdirSync(place.DATA_DIR).filter((name) => name.startsWith('media'))).toEqual([])
  await target.stop()
})
