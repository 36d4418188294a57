import {
  $getRoot,
  $isElementNode,
  getNearestEditorFromDOMNode,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import type { MouseEvent } from 'react'
import type { UnfinishedBlock } from '@/features/rich-text/unfinished'

const MARK_MS = 3000
const MARK = { outline: ['3px solid var(--brand)', '3px solid var(--brand)', '3px solid transparent'] }

/** Of a table its empty rows, of anything else itself. */
function keysOf(block: LexicalNode | null): string[] {
  const rows = $isElementNode(block) && block.getType() === 'table' ? block.getChildren() : []
  const empty = rows.filter((row) => row.getTextContent().trim() === '')
  return (empty.length > 0 ? empty : block ? [block] : []).map((part) => part.getKey())
}

export function ShowPart({ at }: { at: number | undefined }) {
  if (at === undefined) return null
  const show = ({ currentTarget }: MouseEvent) => {
    const text = currentTarget.closest('form')?.querySelector('[data-lexical-editor="true"]')
    const editor = getNearestEditorFromDOMNode(text ?? null)
    const keys = editor?.read(() => keysOf($getRoot().getChildAtIndex(at))) ?? []
    if (keys.length === 0) return
    // On a phone the panel has the place of the text.
    document.querySelector<HTMLElement>('[data-details="in-place"]')?.click()
    const mark = () => {
      const parts = keys.flatMap((key) => editor?.getElementByKey(key) ?? [])
      parts[0]?.scrollIntoView({ block: 'center' })
      for (const part of parts) part.animate(MARK, MARK_MS)
    }
    requestAnimationFrame(() => requestAnimationFrame(mark))
  }
  return (
    <button type="button" className="writing-help__show" onClick={show}>
      Show
    </button>
  )
}

export function UnfinishedLines({ blocks }: { blocks: readonly UnfinishedBlock[] }) {
  return blocks.map(({ message, at }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two blocks can lack the same
    <li key={index}>
      {message} <ShowPart at={at} />
    </li>
  ))
}
