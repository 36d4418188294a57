import type { PayloadRequest } from 'payload'
import { asSite } from '@/lib/db/local-api'
import { lockName } from '@/lib/db/locks'
import { inTransaction } from '@/lib/db/transaction'
import type { ApiError } from '@/lib/http/problem'
import { type FileKind, fileKinds } from './file-kinds'
import { checkFile } from './files'
import { type BrandFiles, dataOf, filesOf } from './look'
import type { BrandInput } from './schema'
import { storedBrand, versionOf } from './stored'

const fontPermission: ApiError = {
  code: 'invalid',
  field: 'fontLicence',
  message: 'Please confirm that your licence allows you to use this font on a website.',
}
const noFont: ApiError = {
  code: 'invalid',
  field: 'headingFont',
  message: 'Please choose a WOFF2 file for headings or texts, or another pair of fonts.',
}

interface Kept {
  files: BrandFiles
  data: Record<string, string>
}

/** The files after the change, or what is wrong with the new ones. */
async function changedFiles(
  input: BrandInput,
  before: Kept,
  asIs: ReadonlySet<FileKind>,
): Promise<Kept | ApiError[]> {
  const files: BrandFiles = { ...before.files }
  const data: Record<string, string> = {}
  const errors: ApiError[] = []
  for (const kind of fileKinds) {
    const typed = input[kind]
    if (typed === null) delete files[kind]
    if (typeof typed !== 'string') continue
    const checked = await checkFile(kind, Buffer.from(typed, 'base64'), asIs.has(kind))
    if ('problem' in checked) errors.push({ code: 'invalid', field: kind, message: checked.problem })
    else {
      files[kind] = checked.file
      data[checked.file.name] = checked.data.toString('base64')
    }
  }
  if (errors.length > 0) return errors
  for (const { name } of Object.values(files)) data[name] ??= before.data[name] ?? ''
  return { files, data }
}

const isNew = (input: BrandInput, ...kinds: FileKind[]) =>
  kinds.some((kind) => typeof input[kind] === 'string')

interface Saving {
  /** The version that the caller has seen. */
  seen?: number | undefined
  /** Pictures that a site has drawn before. */
  asIs?: ReadonlySet<FileKind>
}

/** Changes the name and the look together, and returns the new version; or says which fields are wrong. */
export function saveBrand(
  req: PayloadRequest,
  input: BrandInput,
  { seen, asIs = new Set() }: Saving = {},
): Promise<{ version: string } | ApiError[] | 'stale'> {
  return inTransaction(req, async (within) => {
    await lockName(within, 'brand')
    const row = await storedBrand(within.payload, within)
    if (seen !== undefined && seen !== Date.parse(versionOf(row))) return 'stale'
    const changed = await changedFiles(input, { files: filesOf(row), data: dataOf(row) }, asIs)
    if (Array.isArray(changed)) return changed
    const { files, data: fileData } = changed
    if (input.fonts === 'own') {
      if (!files.headingFont && !files.textFont) return [noFont]
      if (isNew(input, 'headingFont', 'textFont') && !input.fontLicence) return [fontPermission]
    }
    const { brandName, tagline, accent, highlight, ground, fonts, socials, currency } = input
    const { senderName = null, senderAddress = null } = input
    const data = { tagline, accent, highlight, ground, fonts, socials, currency, senderName, senderAddress }
    const saved = await within.payload.updateGlobal({
      slug: 'brand',
      data: { ...data, files, fileData },
      ...asSite(within),
    })
    await within.payload.updateGlobal({ slug: 'site-settings', data: { brandName }, ...asSite(within) })
    return { version: versionOf(saved) }
  })
}
