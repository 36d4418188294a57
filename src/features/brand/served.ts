import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { payloadInstance } from '@/cms/payload'
import { drawnIcon, isIcon, mailLogo } from './icons'
import { dataOf, lookOf, stylesOf } from './look'
import { storedBrand } from './stored'

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

const MAIL_LOGO = 'mail-logo.png'

async function bytesOf(name: string): Promise<Uint8Array | undefined> {
  const row = await storedBrand(await payloadInstance())
  const look = lookOf(row)
  if (look.styles === `/brand/${name}`) return Buffer.from(stylesOf(row))
  const data = dataOf(row)
  const stored = data[name]
  if (stored) return Buffer.from(stored, 'base64')
  const source = look.files.square ?? look.files.logo
  const drawing = source && data[source.name]
  if (isIcon(name))
    return drawing
      ? drawnIcon(name, Buffer.from(drawing, 'base64'), look.colors.ground)
      : // The default mark. The server always runs from the project's root.
        readFile(join(process.cwd(), 'public', name))
  const logo = look.files.logo && data[look.files.logo.name]
  return name === MAIL_LOGO && logo ? mailLogo(Buffer.from(logo, 'base64')) : undefined
}

/** A file of the brand by its name in /brand/: style sheet, logo, font, icon; undefined if there is none. */
export async function servedFile(name: string) {
  const type = types[/\.([a-z0-9]+)$/.exec(name)?.[1] ?? '']
  const bytes = type && (await bytesOf(name))
  if (!bytes || !type) return undefined
  return {
    body: new Uint8Array(bytes),
    type,
    /** True if the name has the hash of the bytes. */
    isForGood: /^(style-)?[0-9a-f]{12}\./.test(name),
    /** True if mail programs show it. */
    isInMails: name === MAIL_LOGO,
  }
}
