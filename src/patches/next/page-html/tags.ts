import { Parser } from 'htmlparser2'

interface Tag {
  attributes: Record<string, string>
  /** Where it begins, and where it ends with its closing tag. */
  start: number
  end: number
  /** Between the tags. */
  body: string
}

/** The elements of a page that have these names and hold no other elements, as scripts and links do. */
export function tagsOf(html: string, names: readonly string[]): (Tag & { name: string })[] {
  const found: (Tag & { name: string })[] = []
  let open: { attributes: Tag['attributes']; start: number; bodyStart: number } | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (names.includes(name))
        open = { attributes, start: parser.startIndex, bodyStart: parser.endIndex + 1 }
    },
    onclosetag(name, isImplied) {
      if (!open || !names.includes(name)) return
      const { bodyStart, ...tag } = open
      const end = isImplied ? bodyStart : parser.endIndex + 1
      const body = isImplied ? '' : html.slice(bodyStart, html.lastIndexOf('</', end - 1))
      found.push({ ...tag, name, end, body })
      open = undefined
    },
  })
  parser.end(html)
  return found
}

/** The page with other text in place of these elements. */
export function replaced<Each extends Tag>(
  html: string,
  tags: readonly Each[],
  text: (tag: Each) => string,
): string {
  let at = 0
  let result = ''
  for (const tag of tags) {
    result += html.slice(at, tag.start) + text(tag)
    at = tag.end
  }
  return result + html.slice(at)
}
