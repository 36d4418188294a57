import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFileText } from '../../src/features/content-files/file-text'
import { contentKinds } from '../../src/features/content-files/kinds'
import type { LexicalNode } from '../../src/features/rich-text/document'
import { lexicalToHtml } from '../../src/features/rich-text/lexical-to-html'

/** The documents of a new site, as the files of a folder in `content` have them. */
export function firstContent<Values extends object>(
  folder: string,
): (Values & { slug: string; html: string })[] {
  const kind = contentKinds.find((each) => each.folder === folder)
  if (!kind) throw new Error(`No content is called ${folder}.`)
  const root = join(import.meta.dirname, '../../content', folder)
  return readdirSync(root).map((name) => {
    const reading = { rich: kind.body === 'content', locate: () => undefined }
    const values = readFileText(kind, readFileSync(join(root, name), 'utf8'), reading)
    const children = Array.isArray(values.content) ? (values.content as LexicalNode[]) : []
    const html = lexicalToHtml({ root: { children } })
    return { ...(values as Values), slug: name.replace(/\.[a-z]+$/, ''), html }
  })
}
