import { contentGeneration } from '@/lib/cache/content-changes'
import { keptUntilChange } from '@/lib/cache/kept-until-change'
import { findEntries, type SearchIndex, searchIndex } from './matching'
import { type SiteEntry, siteEntries } from './site-entries'
import { searchedWords } from './words'

export type SearchResult = Pick<SiteEntry, 'kind' | 'path' | 'title' | 'summary'>

export type SiteSearch = Awaited<ReturnType<typeof find>>

const PER_PAGE = 10
const SUMMARY_LENGTH = 220

let index: { generation: number; entries: Promise<SearchIndex<SiteEntry>> } | undefined

function preparedSite(): Promise<SearchIndex<SiteEntry>> {
  const generation = contentGeneration()
  if (index?.generation === generation) return index.entries
  const entries = siteEntries().then(searchIndex)
  const made = { generation, entries }
  index = made
  // The waiting request sees the failure. The next one retries.
  entries.catch(() => {
    if (index === made) index = undefined
  })
  return entries
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= SUMMARY_LENGTH) return line
  const end = line.lastIndexOf(' ', SUMMARY_LENGTH)
  return `${line.slice(0, end > 0 ? end : SUMMARY_LENGTH)}…`
}

async function find(words: string, wanted: number) {
  const { entries, corrected, near } = findEntries(await preparedSite(), words)
  const pages = Math.max(1, Math.ceil(entries.length / PER_PAGE))
  const page = Math.min(pages, wanted)
  return {
    results: entries
      .slice((page - 1) * PER_PAGE, page * PER_PAGE)
      .map(({ kind, path, title, summary }) => ({ kind, path, title, summary: shortened(summary) })),
    total: entries.length,
    page,
    pages,
    corrected,
    near,
  }
}

const answers = keptUntilChange<SiteSearch>(
  (key) => {
    const [page = '1', words = ''] = key.split('\n', 2)
    return find(words, Number(page))
  },
  { maxEntries: 1000, maxBytes: 8 * 1024 * 1024 },
)

export async function searchSite(query: string, page = 1): Promise<SiteSearch> {
  const words = searchedWords(query)
  if (words.length === 0) return { results: [], total: 0, page: 1, pages: 1, corrected: [], near: false }
  return answers.get(`${page}\n${words.join(' ')}`)
}
