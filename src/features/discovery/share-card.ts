import { basename } from 'node:path'
import { publishedPost } from '@/features/blog/article/queries'
import { siteLook } from '@/features/brand/queries'
import { servedFile } from '@/features/brand/served'
import { publicCaseStudy } from '@/features/case-study/queries'
import { publicCustomPage } from '@/features/custom-page/queries'
import { publicFlagship } from '@/features/flagship/queries'
import { publicIdea } from '@/features/idea/queries'
import type { Picture } from '@/features/media/picture'
import { pictureFiles } from '@/features/media/store'
import { siteFigures } from '@/features/site/figures'
import { isDefault, paletteOf } from '@/lib/colors/palette'
import { isStorageAway } from '@/lib/files/storage-away'
import { log } from '@/lib/log'
import { drawCard } from '@/lib/social-card/draw-card'
import { listedBuiltInPages } from './listed-pages'

const documents = {
  'case-studies': ['Case study', publicCaseStudy],
  'automation-ideas': ['Automation idea', publicIdea],
  flagship: ['Flagship automation', publicFlagship],
} as const
const isDocument = (base: string): base is keyof typeof documents => Object.hasOwn(documents, base)

async function subjectOf(path: string) {
  const fixed = (await listedBuiltInPages()).find((page) => page.path === path)
  if (fixed) return { kicker: fixed.section, title: fixed.headline, picture: null }
  const [, base = '', slug = '', more] = path.split('/')
  if (more !== undefined) return null
  if (slug === '') {
    const page = await publicCustomPage(base)
    return page && { kicker: '', title: page.title, picture: page.picture }
  }
  if (base === 'blog') {
    const post = (await publishedPost(slug))?.post
    return post ? { kicker: post.category?.name ?? 'Blog', title: post.title, picture: post.picture } : null
  }
  if (!isDocument(base)) return null
  const [kicker, read] = documents[base]
  const document = await read(slug)
  return document && { kicker, title: document.title, picture: document.picture }
}

/** The bytes of a picture. Without them the card has no picture. */
async function bytesOf(picture: Picture): Promise<Uint8Array | undefined> {
  const file = basename(decodeURIComponent(picture.src))
  try {
    const found = await pictureFiles.readWhole(file)
    if (!found) log.warn({ file }, 'share picture: the cover is not there')
    return found
  } catch (error) {
    // Cards are cached for long, so no card is better than one without its cover.
    if (isStorageAway(error)) throw error
    log.warn({ err: error, file }, 'share picture: the cover cannot be read')
    return undefined
  }
}

export async function shareCard(path: string): Promise<Buffer | null> {
  const subject = await subjectOf(path)
  if (!subject) return null
  const [{ brandName }, { colors, files, fonts }, picture] = await Promise.all([
    siteFigures(),
    siteLook(),
    subject.picture ? bytesOf(subject.picture) : undefined,
  ])
  return drawCard({
    kicker: subject.kicker,
    title: subject.title,
    brandName,
    colors: isDefault(colors) ? undefined : { ...colors, kicker: paletteOf(colors)['signal-text'][0] },
    titleFont: fonts.choice === 'newsreader' ? 'display' : 'text',
    logo: files.logo && (await servedFile(files.logo.name))?.body,
    picture,
    focus: subject.picture?.focus,
  })
}
