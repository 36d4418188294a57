const wordsOf = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, word = '']) => word)),
]

/** Numbers of decision records that a document or a comment names: (0042), decision 0042, docs/decisions/0042. */
export const namedDecisions = (text: string): string[] =>
  wordsOf(text, /(?:\bdecisions?[ /]|\((?:[^()\n]*, )?(?=0\d{3}[),;]))(0\d{3})\b/g)

/** The npm scripts that a document names, in its text and in its blocks of commands. */
export const namedCommands = (text: string): string[] => wordsOf(text, /\bnpm run (?:-s )?([\w:-]+)/g)

/** Names of code in backticks: components, functions, settings. Plain lowercase words are ignored. */
export function namedIdentifiers(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '')
  const alone = wordsOf(prose, /`([A-Za-z_]\w*)(?:\(\))?`/g)
  const components = wordsOf(prose, /`[^`\n]*?<([A-Z]\w*)[^`\n]*`/g)
  return [...alone.filter((word) => /[A-Z_]/.test(word)), ...components]
}

/** The names that the last table of the glossary forbids. A name such as `old-word` also forbids oldWord and OldWord. */
export const forbiddenNames = (glossary: string) =>
  [...glossary.matchAll(/^\| `([a-z-]+)` \| (.+) \|$/gm)].map(([, name = '', instead = '']) => {
    const title = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
    const camel = `${name[0]}${title.slice(1)}`
    return { name, instead, pattern: new RegExp(`(?<![A-Za-z-])(?:${name}|${camel})|${title}`) }
  })

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
