import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { PayloadRequest } from 'payload'
import { type FileKind, fileKinds, isFontKind } from '@/features/brand/file-kinds'
import { nameOf } from '@/features/brand/files'
import { dataOf as bytesOf, filesOf, lookOf } from '@/features/brand/look'
import { saveBrand } from '@/features/brand/mutations'
import { brandSchema } from '@/features/brand/schema'
import { storedBrand } from '@/features/brand/stored'
import type { Values } from '@/features/rich-text/document'
import { asSite } from '@/lib/db/local-api'
import type { ApiError } from '@/lib/http/problem'
import { asIs, printed, type SettingsFile, settingsFields } from './settings-file'
import { dataOf, plainValues } from './values'

const LICENCE = 'fontLicence'
const ownNames: ReadonlySet<string> = new Set([...fileKinds, LICENCE])

/** The fields without those that hold bytes. */
const fieldsOf = (req: PayloadRequest) =>
  settingsFields(req, 'brand').filter(({ name }) => name !== 'files' && name !== 'fileData')

const withoutFiles = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !ownNames.has(name)))

/** Where the files of a brand are, and that its fonts may be used. */
function filePaths(paths: Partial<Record<FileKind, string>>): Values {
  const named = fileKinds.flatMap((kind) => (paths[kind] ? [[kind, paths[kind]] as const] : []))
  return {
    ...Object.fromEntries(named),
    ...(named.some(([kind]) => isFontKind(kind)) ? { [LICENCE]: true } : {}),
  }
}

const pathsIn = (values: Values): Partial<Record<FileKind, string>> =>
  Object.fromEntries(fileKinds.flatMap((kind) => (values[kind] ? [[kind, String(values[kind])]] : [])))

/** A file under the name that a site gave it is taken as it is. */
const isOurs = (path: string, data: Buffer): boolean => {
  const name = basename(path)
  return name === nameOf(data, name.split('.').at(-1) ?? '')
}

const said = (problems: readonly { field?: string | undefined; message: string }[]) =>
  new Error(problems.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join(' '))

async function write(req: PayloadRequest, values: Values, folder: string): Promise<void> {
  const data = dataOf(fieldsOf(req), withoutFiles(values), asIs)
  const { brandName } = await req.payload.findGlobal({ slug: 'site-settings', ...asSite(req) })
  const paths = pathsIn(values)
  const ours = new Set<FileKind>()
  const files: Partial<Record<FileKind, string | null>> = {}
  for (const kind of fileKinds) {
    const path = paths[kind]
    const bytes = path && (await readFile(join(folder, path)).catch(() => undefined))
    if (path && !bytes) throw new Error(`${kind}: there is no file ${path}.`)
    if (path && bytes && isOurs(path, bytes)) ours.add(kind)
    files[kind] = bytes ? bytes.toString('base64') : null
  }
  const { tagline } = lookOf({ ...(await storedBrand(req.payload, req)), tagline: null })
  const parsed = brandSchema.safeParse({
    ...data,
    ...{ tagline: data.tagline ?? tagline, socials: data.socials ?? [], brandName },
    ...files,
    fontLicence: values[LICENCE] === true,
  })
  if (!parsed.success)
    throw said(parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })))
  const saved = await saveBrand(req, parsed.data, { asIs: ours })
  if (Array.isArray(saved)) throw said(saved satisfies ApiError[])
}

/** The brand: what the Brand tab has, with its files in a folder. */
export const brandFile: SettingsFile = {
  name: 'brand.yml',
  textOf: async (req) => {
    const row = await storedBrand(req.payload, req)
    const paths = Object.entries(filesOf(row)).map(([kind, { name }]) => [kind, `brand/${name}`])
    const texts = plainValues(fieldsOf(req), { ...row }, asIs)
    return printed({ ...texts, ...filePaths(Object.fromEntries(paths)) })
  },
  wantedText: (req, values) => {
    const fields = fieldsOf(req)
    const texts = plainValues(fields, dataOf(fields, withoutFiles(values), asIs), asIs)
    return printed({ ...texts, ...filePaths(pathsIn(values)) })
  },
  write,
  attached: async (req) => {
    const data = bytesOf(await storedBrand(req.payload, req))
    return new Map(
      Object.entries(data).map(([name, bytes]) => [`brand/${name}`, Buffer.from(bytes, 'base64')]),
    )
  },
}
