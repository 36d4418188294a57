const FOLDERS = 'src|tests|scripts|collections|endpoints|docs|public|\\.ci'
const CODE = new RegExp(`\`((?:${FOLDERS})/[^\`\\s]*)\``, 'g')
const LINK = /\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g
const isElsewhere = (target: string) => /^(https?:|mailto:)/.test(target)
/** Patterns and placeholders name no one file. */
const isPattern = (path: string) => /[*<>{}…]|\.\.\./.test(path)

/** The files that a Markdown text names: targets of links, from its own folder, and paths in code, from the root. */
export function namedPaths(text: string): { path: string; isLink: boolean }[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '')
  const links = [...prose.matchAll(LINK)].map(([, path = '']) => ({ path, isLink: true }))
  const code = [...prose.matchAll(CODE)].map(([, path = '']) => ({ path, isLink: false }))
  return [...links, ...code].filter(({ path }) => !isElsewhere(path) && !isPattern(path))
}
