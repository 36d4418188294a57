const MAX_QUERY_LENGTH = 100
const MAX_WORDS = 8

/** What somebody looks for, without the unseen characters that no stored text has and the database may not take. */
export const searchQuery = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH)

/** The words that a search looks for, as they are stored: lowercase. */
export const searchWords = (query: string | undefined): string[] =>
  searchQuery(query ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)

/** What the search looks in: title, excerpt and tags, lowercase. */
export const searchTextOf = ({
  title,
  excerpt,
  tags,
}: {
  title?: string | null
  excerpt?: string | null
  tags?: string[] | null
}): string => [title, excerpt, ...(tags ?? [])].filter(Boolean).join('\n').toLowerCase()
