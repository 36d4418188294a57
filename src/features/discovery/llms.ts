import { siteLook } from '@/features/brand/queries'
import { publicCaseStudies } from '@/features/case-study/queries'
import { publicCustomPages } from '@/features/custom-page/queries'
import { publicFlagships } from '@/features/flagship/queries'
import { publicIdeas } from '@/features/idea/queries'
import { assistantsAllowed } from '@/features/mcp/queries'
import { siteFigures } from '@/features/site/figures'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { listedBuiltInPages } from './listed-pages'
import { listedPosts } from './listed-posts'

const MAX_POSTS = 100

interface Entry {
  title: string
  path: string
  about: string
}

const line = (text: string) => text.replace(/\s+/g, ' ').trim()
const entry = ({ title, path, about }: Entry) =>
  `- [${line(title).replace(/[[\]]/g, '')}](${absoluteUrl(path)})${about ? `: ${line(about)}` : ''}`
const below =
  (base: string) =>
  ({ title, slug, description }: { title: string; slug: string; description: string }): Entry => ({
    title,
    path: `${base}/${slug}`,
    about: description,
  })
const section = (title: string, entries: readonly Entry[]) =>
  entries.length > 0 ? `## ${title}\n\n${entries.map(entry).join('\n')}\n` : ''

/** A guide to the site for language models (llmstxt.org). */
export async function llmsText(): Promise<string> {
  const [fixed, pages, studies, figures, posts, ideas, flagships, tools, look] = await Promise.all([
    listedBuiltInPages(),
    publicCustomPages(),
    publicCaseStudies(),
    siteFigures(),
    listedPosts(),
    publicIdeas(),
    publicFlagships(),
    assistantsAllowed(),
    siteLook(),
  ])
  return [
    `# ${figures.brandName}\n`,
    `> ${look.tagline}\n`,
    `Digital automation consultancy: workflow automation, AI agents and no-code integrations for small and medium businesses. Contact: ${figures.contactEmail}, ${figures.businessHours}.\n`,
    section('Pages', [
      ...fixed.map(({ headline, path, description }) => ({ title: headline, path, about: description })),
      ...pages.map(below('')),
    ]),
    section('Case studies', studies.map(below('/case-studies'))),
    section('Automation ideas', ideas.map(below('/automation-ideas'))),
    section(
      'Flagship automations',
      flagships.map(({ title, slug, tagline }) => ({ title, path: `/flagship/${slug}`, about: tagline })),
    ),
    section(
      'Articles',
      posts
        .slice(0, MAX_POSTS)
        .map(({ title, slug, excerpt }) => ({ title, path: `/blog/${slug}.md`, about: excerpt })),
    ),
    section('Optional', [
      { title: 'Articles in full, as RSS', path: '/feed.xml', about: '' },
      ...(tools
        ? [
            {
              title: 'Tools for assistants',
              path: '/api/mcp',
              about:
                'Model Context Protocol, Streamable HTTP: prices, search, free times, and holding a call that the visitor confirms by mail.',
            },
          ]
        : []),
    ]),
  ]
    .filter(Boolean)
    .join('\n')
}
