import { cleanLine, cleanTags, MAX_TAG_LENGTH } from '@/features/blog/article/rules'
import { oldAddress } from '@/features/redirects/addresses'
import { categoryPath, pagePath } from '@/features/redirects/paths'
import type { LexicalNode, Values } from '@/features/rich-text/document'
import { paragraphNode } from '@/features/rich-text/nodes/paragraph'
import { slugify } from '@/features/slug/slug'
import type { ContentFile } from '../folder'
import { type ContentKind, contentKinds, extensionOf } from '../kinds'
import type { Located } from '../markdown/read'
import { stemOf } from '../site-paths'
import { type OldPage, type OldSite, Tally, type Term } from './old-site'
import { pageNodes, textIn } from './page-nodes'
import { type FoundPicture, picturesIn } from './pictures'

const MAX_TAGS = 10
const MAX_DESCRIPTION = 300

function kindOf(folder: string): ContentKind {
  const kind = contentKinds.find((each) => each.folder === folder)
  if (!kind) throw new Error(`There is no folder ${folder}.`)
  return kind
}

function fileOf(folder: string, key: string, values: Values, picture?: string): ContentFile {
  const kind = kindOf(folder)
  const path = `${folder}/${stemOf(kind, key)}`
  return {
    kind,
    path,
    stem: path,
    file: `${path}${extensionOf(kind)}`,
    values,
    ...(picture ? { picture } : {}),
  }
}

const firstWords = (nodes: readonly LexicalNode[]): LexicalNode =>
  nodes.find((node) => node.type === 'paragraph' && textIn(node).trim() !== '') ?? paragraphNode([])

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Names that no other one of the same kind has. */
function uniqueSlugs() {
  const taken = new Set<string>()
  return (kind: string, wanted: string): string => {
    const slug = slugify(decoded(wanted).replace(/\.html?$/, '')) || kind
    let free = slug
    for (let count = 2; taken.has(`${kind}/${free}`); count++) free = `${slug}-${count}`
    taken.add(`${kind}/${free}`)
    return free
  }
}

/** A page's address on the old site: its path, and the search that WordPress has without nice addresses. */
function placeOf(address: string, origin: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined
  const host = (url: URL) => url.host.replace(/^www\./, '')
  const url = new URL(address, origin)
  if (host(url) !== host(new URL(origin))) return undefined
  const id = /^\?(?:p|page_id)=\d+$/.exec(url.search)?.[0] ?? ''
  return `${decoded(url.pathname).replace(/(.)\/+$/, '$1')}${id}`
}

/** Addresses of players as pages that people open. */
const watched = (address: string): string =>
  address
    .replace(/^\/\//, 'https://')
    .replace(/^http:/, 'https:')
    .replace(
      /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*$/,
      'https://www.youtube.com/watch?v=$1',
    )
    .replace(/^https:\/\/player\.vimeo\.com\/video\/(\d+).*$/, 'https://vimeo.com/$1')

interface Placed extends Located {
  page: OldPage
  slug: string
}

/** Brings the site of another program into the form of our files. */
export async function filesOfOldSite(
  site: OldSite,
  { pictures: folder, authors }: { pictures: string | undefined; authors: ReadonlySet<string> },
) {
  const pictureOf = await picturesIn(folder)
  const slugOf = uniqueSlugs()
  /** What stays behind or changes, in a sentence each. */
  const notes = [...site.notes]
  const tallies = {
    picture: new Tally(),
    media: new Tally(),
    link: new Tally(),
    author: new Tally(),
    tag: new Tally(),
    address: new Tally(),
    code: new Tally(),
  }
  const placed = site.pages.map((page): Placed => {
    const isArticle = page.kind === 'article'
    const slug = slugOf(page.kind, page.slug || page.title)
    return {
      page,
      slug,
      kind: isArticle ? 'blogs' : 'custom-pages',
      path: `${isArticle ? 'articles' : 'pages'}/${slug}`,
    }
  })
  const byPlace = new Map(placed.map((each) => [placeOf(each.page.address, site.origin), each]))

  // Addresses are asked for while a text is read, and files are looked for afterwards. So they are found beforehand.
  const pictures = new Map<string, FoundPicture | undefined>()
  const addresses = site.pages.flatMap(({ html, picture }) => [
    ...(picture ? [picture.address] : []),
    ...[...html.matchAll(/\s(?:data-)?src=["']([^"']+)/g)].map(([, src = '']) =>
      src.replaceAll('&amp;', '&'),
    ),
  ])
  for (const address of new Set(addresses)) pictures.set(address, await pictureOf(address))

  const media = new Map<string, ContentFile>()
  const withoutAlt = new Tally()
  const picture = (address: string, alt: string): string | undefined => {
    const found = pictures.get(address)
    if (!found) {
      tallies.picture.add(address.startsWith('data:') ? 'a picture inside a text' : address)
      return undefined
    }
    const path = `media/${found.stem}`
    const said = (alt || site.alts.get(address) || media.get(path)?.values.alt) as string | undefined
    if (!media.has(path) || !media.get(path)?.values.alt)
      media.set(
        path,
        fileOf('media', found.stem, said ? { alt: said.slice(0, MAX_DESCRIPTION) } : {}, found.file),
      )
    return path
  }
  const link = (address: string): Located | undefined => {
    const place = placeOf(address, site.origin)
    if (place === undefined || address.startsWith('#')) return undefined
    const target = byPlace.get(place)
    if (!target && place !== '/') tallies.link.add(place)
    return target && { kind: target.kind, path: target.path }
  }
  const video = (address: string): string | undefined => {
    const url = watched(address)
    if (/^https:\/\//.test(url) && URL.canParse(url) && placeOf(url, site.origin) === undefined) return url
    tallies.media.add(address || 'one without an address')
    return undefined
  }

  const categories = new Map<string, ContentFile>()
  const redirects: ContentFile[] = []
  const redirect = (from: string, to: Values, path: string) => {
    const old = oldAddress(from)
    if (old === undefined) tallies.address.add(from)
    else if (old !== path) redirects.push(fileOf('redirects', old, { from: old, to }))
  }
  const category = ({ name, slug: wanted, description = '' }: Term): string => {
    const slug = slugify(decoded(wanted)) || slugify(name) || 'category'
    const known = categories.get(slug)
    if (known) return known.path
    const about = description.slice(0, MAX_DESCRIPTION)
    const file = fileOf('categories', slug, { slug, name, ...(about ? { description: about } : {}) })
    categories.set(slug, file)
    redirect(
      `${site.categoryPath}/${wanted}`,
      { type: 'custom', url: categoryPath(slug) },
      categoryPath(slug),
    )
    return file.path
  }

  const texts = placed.map(({ page, slug, kind, path }): ContentFile => {
    const { nodes, notes: inside } = pageNodes(page.html, { picture, link, video })
    if (/<(?:script|style)\b/i.test(page.html)) tallies.code.add(`"${page.title || slug}"`)
    const about = inside.filter((note) => /^(?:Left out|Now plain)/.test(note)).join(' ')
    if (about) notes.push(`"${page.title || slug}": ${about}`)
    if (page.isPublished)
      redirect(
        placeOf(page.address, site.origin) ?? '',
        { type: 'reference', reference: { relationTo: kind, value: path } },
        pagePath(kind === 'blogs' ? 'blogs' : 'custom-pages', slug),
      )
    const cover = page.picture && picture(page.picture.address, page.picture.alt)
    const { title, description } = page.meta
    const shared = {
      slug,
      title: cleanLine(page.title),
      status: page.isPublished ? 'published' : 'draft',
      content: nodes,
      ...(title || description
        ? { meta: { ...(title ? { title } : {}), ...(description ? { description } : {}) } }
        : {}),
    }
    if (page.kind === 'page')
      return fileOf('pages', slug, {
        ...shared,
        description: (page.excerpt || description || textIn(firstWords(nodes)) || page.title).slice(
          0,
          MAX_DESCRIPTION,
        ),
        ...(cover ? { coverImage: cover } : {}),
      })
    if (page.author && !authors.has(page.author)) tallies.author.add(page.author)
    const all = cleanTags(page.tags)
    const tags = all.filter((tag, at) => at < MAX_TAGS && tag.length <= MAX_TAG_LENGTH)
    for (const tag of all) if (!tags.includes(tag)) tallies.tag.add(tag)
    return fileOf('articles', slug, {
      ...shared,
      ...(page.excerpt ? { excerpt: page.excerpt } : {}),
      ...(cover ? { featuredImage: cover } : {}),
      ...(tags.length > 0 ? { tags } : {}),
      ...(page.publishedAt ? { publishedAt: page.publishedAt } : {}),
      ...(page.category ? { category: category(page.category) } : {}),
      ...(authors.has(page.author) ? { author: page.author } : {}),
    })
  })
  for (const { stem, values, picture: file } of media.values())
    if (!values.alt) {
      values.alt = stem
        .replace(/^media\//, '')
        .replace(/-[0-9a-f]{8}$/, '')
        .replaceAll('-', ' ')
      withoutAlt.add(file ?? stem)
    }
  return {
    files: [...media.values(), ...categories.values(), ...texts, ...redirects],
    notes: [
      ...notes,
      ...tallies.picture.sentences(
        folder
          ? 'Pictures that are not in the folder'
          : 'Pictures, for which no folder was given (--pictures FOLDER)',
      ),
      ...tallies.media.sentences('Left out videos and sounds that are files of the old site'),
      ...withoutAlt.sentences('Pictures without an alternative text, which have their name instead'),
      ...tallies.code.sentences('Left out scripts and styles'),
      ...tallies.link.sentences('Links to pages of the old site that are not in the file'),
      ...tallies.author.sentences(
        'Authors without an account of the same name; their articles are by the company',
      ),
      ...tallies.tag.sentences(
        `Left out tags: an article has at most ${MAX_TAGS}, of ${MAX_TAG_LENGTH} characters each`,
      ),
      ...tallies.address.sentences('Old addresses that cannot be redirected'),
    ],
  }
}
