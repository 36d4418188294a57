const FOLDERS = 'src|tests|scripts|collections|endpoints|docs|public|\\.ci'
const CODE = new RegExp(`\`((?:${FOLDERS})/[^\`\\s]*)\``, 'g')
const LINK = /\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g
const isElsewhere = (target: string) => /^(https?:|mailto:)/.test(target)
/** Patterns and placeholders do not name a single file. */
const isPattern = (path: string) => /[*<>{}…]|\.\.\./.test(path)

/** The files that a Markdown text names: link targets, relative to its folder, and paths in code, relative to the root. */
export function namedPaths(text: string): { path: string; isLink: boolean }[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '')
  const links = [...prose.matchAll(LINK)].map(([, path = '']) => ({ path, isLink: true }))
  const code = [...prose.matchAll(CODE)].map(([, path = '']) => ({ path, isLink: false }))
  return [...links, ...code].filter(({ path }) => !isElsewhere(path) && !isPattern(path))
}
