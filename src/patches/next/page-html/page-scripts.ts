import { replaced, tagsOf } from './tags.ts'

const END = '</body></html>'

/** Also the requests in the head for script files, which would compete with the style sheet. */
const scriptTags = (html: string) =>
  tagsOf(html, ['script', 'link']).filter(
    ({ name, attributes }) =>
      name === 'script' || (attributes.rel === 'preload' && attributes.as === 'script'),
  )

type ScriptTag = ReturnType<typeof scriptTags>[number]

const isFile = ({ name, attributes }: ScriptTag) =>
  name === 'script' && attributes.async !== undefined && attributes.src?.startsWith('/_next/static/') === true

/**
 * Moves the script files of a finished page to its end, where `load-files.ts` loads them after the first paint.
 * Next puts them in the head, where they delay the style sheet and the fonts of the first paint. A page that is cut off then
 * has no script files and stays readable; with half of its data Next would show an error. If one file fails, the page also
 * stays as it is: only the last file starts the application.
 */
export function scriptsLast(html: string): string {
  if (!html.endsWith(END)) return html
  const moved = scriptTags(html).filter((tag) => tag.name === 'link' || isFile(tag))
  const files = new Set(moved.filter(isFile).map(({ start, end }) => html.slice(start, end)))
  // A block of data has no `src` in HTML.
  const last = [...files].map((file) =>
    file.replace(' src=', ' data-src=').replace(' async=""', ' type="text/waiting"'),
  )
  return replaced(html, moved, () => '').slice(0, -END.length) + last.join('') + END
}

const isInline = ({ name, attributes }: ScriptTag) =>
  name === 'script' && Object.keys(attributes).length === 0

/**
 * Joins neighboring inline scripts. Next writes dozens, and each adds a hash of 53 bytes to the policy that cannot be
 * compressed.
 */
export function joinInlineScripts(html: string): string {
  const runs: ScriptTag[] = []
  for (const tag of scriptTags(html).filter(isInline)) {
    const before = runs.at(-1)
    if (before?.end === tag.start)
      runs[runs.length - 1] = { ...before, end: tag.end, body: `${before.body}\n;${tag.body}` }
    else runs.push(tag)
  }
  return replaced(html, runs, ({ body }) => `<script>${body}</script>`)
}

/** The page as text alone. */
export const withoutScripts = (html: string): string => replaced(html, scriptTags(html), () => '')
