import type { PayloadRequest } from 'payload'
import { isKnownPage, siteAddress } from '@/features/discovery/known-pages'
import { isFileName } from '@/features/media/alt'
import { articleHtml, loadReferences } from '@/features/rich-text/article-html'
import type { Values } from '@/features/rich-text/document'
import { nodeTypeOf } from '@/features/rich-text/node-list'
import { referenceKey } from '@/features/rich-text/references'
import type { WrittenReference } from '@/features/rich-text/written-references'

export interface ReferenceProblem {
  kind: 'link' | 'picture'
  words: string
  problem: string
  /** Which of the references that were asked about. */
  reference: number
}

const hidden = 'leads to something that visitors cannot see'
const missing = 'leads to a page that does not exist'

/** Problems of an article's links and pictures. For editors, because it reveals hidden documents. */
export async function referenceProblems(req: PayloadRequest, written: readonly WrittenReference[]) {
  const shown = await loadReferences(
    req,
    written.flatMap((reference) => ('kind' in reference ? [reference] : [])),
  )
  const pages = new Map<string, boolean>()
  const problems: ReferenceProblem[] = []
  for (const [index, reference] of written.entries()) {
    const { words } = reference
    const add = (kind: ReferenceProblem['kind'], problem: string, named = words) =>
      problems.push({ kind, words: named, problem, reference: index })
    if ('href' in reference) {
      const path = siteAddress(reference.href)
      if (path === undefined) continue
      if (!pages.has(path)) pages.set(path, await isKnownPage(req, path))
      if (!pages.get(path)) add('link', `${missing} (${path})`, words || path)
      continue
    }
    const found = shown.get(referenceKey(reference.kind, reference.id))
    if (reference.kind === 'media') {
      const alt = found?.picture?.alt ?? ''
      if (!found) add('picture', 'is no longer in the media library')
      else if (alt === '' || isFileName(alt)) add('picture', 'has no alternative text', alt || words)
      else if (alt.trim().length < 3) add('picture', 'is an alternative text that says nothing', alt)
    } else if (!found) add('link', hidden)
  }
  return problems
}

/** A block with these fields as readers would see it, with placeholders as they are written. Empty if they would not. */
export async function blockHtml(req: PayloadRequest, fields: Values): Promise<string> {
  const node = { type: 'block', version: 2, fields }
  if (!nodeTypeOf(node)?.hasShape(node)) return ''
  return articleHtml(req, { root: { children: [node] } })
}
