import { contentOf, type Locate } from '@/features/content-files/markdown/read'
import { contentToMarkdown, type MarkdownNames } from '@/features/content-files/markdown/write'
import { type LexicalNode, lexicalDocument } from '@/features/rich-text/document'
import type { Blog } from '@/payload-types'

const names: MarkdownNames = { alt: () => '', address: (kind, id) => `quickwin:${kind}:${id}` }

const locate: Locate = (address) => {
  const [, kind, path] = /^quickwin:([a-z-]+):([\da-f-]{36})$/.exec(address) ?? []
  return kind && path ? { kind, path } : undefined
}

/**
 * The text of a draft as Markdown. Blocks are fences with YAML, and pictures and pages have addresses such as
 * `quickwin:media:<id>`: reading it gives the same text again.
 */
export const draftMarkdown = (content: Blog['content']): string =>
  contentToMarkdown((content?.root.children ?? []) as LexicalNode[], names).trimEnd()

/** @throws UnreadableMarkdown with the line and what is wrong in it */
export const draftContent = (markdown: string) => lexicalDocument(contentOf(markdown, locate))
