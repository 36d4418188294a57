import * as z from 'zod/mini'
import { type OldPage, type OldSite, Tally } from './old-site'

const text = z.nullish(z.string())
const id = z.union([z.string(), z.number()])
const order = z.nullish(z.number())

const tables = z.object({
  posts: z.array(
    z.object({
      ...{ id, title: text, slug: text, html: text, lexical: text, mobiledoc: text, status: text },
      ...{ visibility: text, type: text, page: z.nullish(z.union([z.boolean(), z.number()])) },
      ...{ published_at: z.nullish(id), author_id: z.nullish(id), custom_excerpt: text },
      ...{ feature_image: text, image: text, meta_title: text, meta_description: text },
      ...{ codeinjection_head: text, codeinjection_foot: text },
    }),
  ),
  posts_meta: z.optional(
    z.array(z.object({ post_id: id, meta_title: text, meta_description: text, feature_image_alt: text })),
  ),
  tags: z.optional(z.array(z.object({ id, name: z.string(), slug: z.string(), description: text }))),
  posts_tags: z.optional(z.array(z.object({ post_id: id, tag_id: id, sort_order: order }))),
  users: z.optional(z.array(z.object({ id, name: z.string() }))),
  posts_authors: z.optional(z.array(z.object({ post_id: id, author_id: id, sort_order: order }))),
  // Only counted.
  ...{ members: z.optional(z.array(z.unknown())), comments: z.optional(z.array(z.unknown())) },
  ...{ newsletters: z.optional(z.array(z.unknown())), snippets: z.optional(z.array(z.unknown())) },
})

type Tables = z.infer<typeof tables>

/** The file does not say the address of its site. */
const NO_ORIGIN = 'http://old.invalid'

const bySortOrder = (a: { sort_order?: number | null | undefined }, b: typeof a) =>
  (a.sort_order ?? 0) - (b.sort_order ?? 0)

/** Ghost writes its own address as a sign. Without it addresses are paths. */
const ownAddresses = (html: string) => html.replaceAll('__GHOST_URL__', '')

function pageOf(data: Tables, row: Tables['posts'][number], notes: string[]): OldPage {
  const isOwn = (each: { post_id: string | number }) => String(each.post_id) === String(row.id)
  const meta = data.posts_meta?.find(isOwn)
  const tags = (data.posts_tags ?? [])
    .filter(isOwn)
    .sort(bySortOrder)
    .flatMap(({ tag_id }) => data.tags?.find((tag) => String(tag.id) === String(tag_id)) ?? [])
    // Tags that begin with # are not shown by Ghost.
    .filter(({ name }) => !name.startsWith('#'))
  const [first, ...others] = tags
  const [author] = (data.posts_authors ?? []).filter(isOwn).sort(bySortOrder)
  const authorId = String(author?.author_id ?? row.author_id ?? '')
  const name = `"${row.title || row.slug}"`
  const isForAll = !row.visibility || row.visibility === 'public'
  if (!isForAll) notes.push(`${name} is for ${row.visibility} only in Ghost, and becomes a draft.`)
  else if (row.status === 'scheduled' || row.status === 'sent')
    notes.push(
      `${name} is ${row.status === 'sent' ? 'a mail without a page' : 'planned'} in Ghost, and becomes a draft.`,
    )
  if (!row.html && (row.lexical || row.mobiledoc))
    notes.push(
      `${name} has no HTML in the file, so its text is missing. Export again with a current version of Ghost.`,
    )
  if (row.codeinjection_head || row.codeinjection_foot) notes.push(`${name}: left out its injected code.`)
  const isPublished = row.status === 'published' && isForAll
  const picture = row.feature_image ?? row.image
  return {
    kind: row.type === 'page' || row.page === true || row.page === 1 ? 'page' : 'article',
    title: row.title ?? '',
    slug: row.slug ?? '',
    html: ownAddresses(row.html ?? ''),
    excerpt: row.custom_excerpt ?? '',
    isPublished,
    publishedAt: isPublished && row.published_at ? new Date(row.published_at).toISOString() : undefined,
    author: data.users?.find((user) => String(user.id) === authorId)?.name ?? '',
    category: first && { name: first.name, slug: first.slug, description: first.description ?? '' },
    tags: others.map((tag) => tag.name),
    picture: picture ? { address: ownAddresses(picture), alt: meta?.feature_image_alt ?? '' } : undefined,
    meta: {
      title: meta?.meta_title ?? row.meta_title ?? '',
      description: meta?.meta_description ?? row.meta_description ?? '',
    },
    address: `/${row.slug}/`,
  }
}

/** Ghost wraps its tables in a list since its second year. */
const exported = z.union([
  z.object({ db: z.tuple([z.object({ data: tables })]) }),
  z.object({ data: tables }),
])

/**
 * The site in an export of Ghost.
 * @throws Error if it is none
 */
export function readGhost(source: string): OldSite {
  const read = exported.safeParse(JSON.parse(source.replace(/^\uFEFF/, '')))
  if (!read.success)
    throw new Error('This is not an export of Ghost: in Ghost choose Settings, Migration tools, Export.')
  const { data } = 'db' in read.data ? read.data.db[0] : read.data
  const notes: string[] = []
  const pages = data.posts.map((row) => pageOf(data, row, notes))
  const left = new Tally()
  for (const table of ['members', 'comments', 'newsletters', 'snippets'] as const)
    if (data[table]?.length) left.add(table, data[table].length)
  return {
    ...{ origin: NO_ORIGIN, pages, categoryPath: '/tag', alts: new Map() },
    notes: [...notes, ...left.sentences('Left out')],
  }
}
