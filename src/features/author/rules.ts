const MAX_ADDRESS = 300

/** What is wrong with a link of somebody's profile: it leads to a whole https address, without a name and a password in it. */
export function profileLinkProblem(value: unknown): string | undefined {
  const problem = 'Write a whole address that starts with https://'
  if (typeof value !== 'string' || value.length > MAX_ADDRESS || !/^https:\/\/[^\s]+$/.test(value))
    return problem
  if (!URL.canParse(value)) return problem
  const { protocol, username, password } = new URL(value)
  return protocol === 'https:' && !username && !password ? undefined : problem
}

/** The first letters of a name, in place of a picture. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => Array.from(word)[0] ?? '')
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join('')
    .toUpperCase()

/** The paragraphs of a plain text. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
