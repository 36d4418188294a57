import { foldLetters } from '@/lib/text/fold-letters'

const MAX_QUERY_LENGTH = 100
const MAX_WORDS = 8

export const searchQuery = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH)

export const searchWords = (query: string): string[] =>
  foldLetters(searchQuery(query)).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)

export const searchTextOf = ({
  title,
  excerpt,
  tags,
}: {
  title?: string | null
  excerpt?: string | null
  tags?: string[] | null
}): string => foldLetters([title, excerpt, ...(tags ?? [])].filter(Boolean).join('\n'))
