import { isPackage, packageProjects, planProjects } from '@/content/packages'

export type TopicKind = 'plan' | 'package' | 'idea' | 'automation' | 'article'

const kinds: readonly TopicKind[] = ['plan', 'package', 'idea', 'automation', 'article']
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const MAX_LENGTH = 100

const withForm = new Set(['/book-call', '/contact'])

export const withTopic = (href: string, kind: TopicKind, slug: string): string =>
  withForm.has(href) ? `${href}?${new URLSearchParams({ [kind]: slug })}` : href

export function aboutTopic<Links extends { primary: { href: string }; secondary: { href: string } }>(
  links: Links,
  kind: TopicKind,
  slug: string,
): Links {
  const about = <Link extends { href: string }>(link: Link): Link => ({
    ...link,
    href: withTopic(link.href, kind, slug),
  })
  return { ...links, primary: about(links.primary), secondary: about(links.secondary) }
}

export const htmlWithTopic = (html: string, kind: TopicKind, slug: string): string =>
  html.replace(/(<a\b[^>]*? href=")([^"]*)(")/g, (_, before: string, href: string, after: string) =>
    [before, withTopic(href, kind, slug), after].join(''),
  )

const capitalised = (slug: string) =>
  slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')

function projectOf(kind: TopicKind, slug: string): string | null {
  if (kind === 'package') return isPackage(slug) ? packageProjects[slug] : null
  return (kind === 'plan' && planProjects[slug]) || null
}

/** The topic in a query, or null. Accepts only letters and digits, so that a link cannot set the text. */
export function topicIn(query: string): { opening: string; project: string | null } | null {
  const given = new URLSearchParams(query)
  for (const kind of kinds) {
    const slug = given.get(kind) ?? ''
    if (slug.length > MAX_LENGTH || !SLUG.test(slug)) continue
    const isOffer = kind === 'plan' || kind === 'package'
    const name = isOffer ? capitalised(slug) : `"${slug.replaceAll('-', ' ')}"`
    return { opening: `About the ${kind} ${name}: `, project: projectOf(kind, slug) }
  }
  return null
}
