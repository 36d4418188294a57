import { marked } from 'marked'

const signs: readonly RegExp[] = [
  /^#{1,6} \S/m,
  /^(```|~~~)/m,
  /^\|?(?: *:?-{3,}:? *\|)+(?: *:?-{3,}:? *)?$/m,
  /^> \S/m,
  /\[[^\]\n]+\]\((?:https?:|\/|mailto:|#)[^)\s]*\)/,
  /(?:^|\s)\*\*[^\s*][^*\n]*\*\*/,
  /^(?:[-*+] \[[ x]\] \S)/im,
  /^[-*+] \S.*\n+[-*+] \S/m,
  /^\d+[.)] \S.*\n+\d+[.)] \S/m,
]

export const looksLikeMarkdown = (text: string): boolean => signs.some((sign) => sign.test(text))

const FRONT_MATTER = /^---\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/

/** The HTML of a Markdown text, not sanitized, and its front matter. */
export function markdownHtml(text: string): { html: string; frontMatter: string } {
  const frontMatter = FRONT_MATTER.exec(text)?.[0] ?? ''
  const html = marked.parse(text.slice(frontMatter.length), { gfm: true, async: false })
  return { html, frontMatter }
}
