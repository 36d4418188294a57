const MAX_ADDRESS = 300

/** A profile link must be a full https address without credentials. */
export function profileLinkProblem(value: unknown): string | undefined {
  const problem = 'Write a whole address that starts with https://'
  if (typeof value !== 'string' || value.length > MAX_ADDRESS || !/^https:\/\/[^\s]+$/.test(value))
    return problem
  if (!URL.canParse(value)) return problem
  const { protocol, username, password } = new URL(value)
  return protocol === 'https:' && !username && !password ? undefined : problem
}

export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => Array.from(word)[0] ?? '')
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join('')
    .toUpperCase()

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
