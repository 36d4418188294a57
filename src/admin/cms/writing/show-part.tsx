import {
  $getNodeByKey,
  $getRoot,
  $isElementNode,
  getNearestEditorFromDOMNode,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import type { MouseEvent } from 'react'
import type { Place } from '@/features/blog/writing/checklist'
import type { UnfinishedBlock } from '@/features/rich-text/unfinished'
import { fieldNamed } from '@/patches/payload/part-windows/places'
import { WRITTEN } from './details-toggle'

const MARK_MS = 3000
const ALTERNATIVE_TEXT = '[data-alternative-text]'
const CONTROLS = 'input, textarea, button, [contenteditable="true"]'
const MARK = { outline: ['3px solid var(--brand)', '3px solid var(--brand)', '3px solid transparent'] }

/** Of a table its empty rows, of anything else itself. */
function keysOf(block: LexicalNode | null): string[] {
  const rows = $isElementNode(block) && block.getType() === 'table' ? block.getChildren() : []
  const empty = rows.filter((row) => row.getTextContent().trim() === '')
  return (empty.length > 0 ? empty : block ? [block] : []).map((part) => part.getKey())
}

/** Scrolls to what is to be mended, marks it, and puts the cursor into its first field or button. */
function lead(parts: readonly HTMLElement[]) {
  const [first] = parts
  // Of a picture, what a check asks for is its alternative text.
  const control = [ALTERNATIVE_TEXT, CONTROLS].map((wanted) => first?.querySelector<HTMLElement>(wanted))
  ;(first?.matches(CONTROLS) ? first : control.find(Boolean))?.focus({ preventScroll: true })
  first?.scrollIntoView({ block: 'center' })
  for (const part of parts) part.animate(MARK, MARK_MS)
}

/** @param at - a block of the text by its place, or a field by its name */
export function ShowPart({ at }: { at: Place | undefined }) {
  if (at === undefined) return null
  const show = ({ currentTarget }: MouseEvent) => {
    const form = currentTarget.closest('form')
    const editor = getNearestEditorFromDOMNode(form?.querySelector('[data-lexical-editor="true"]') ?? null)
    const keys = typeof at === 'number' ? editor?.read(() => keysOf($getRoot().getChildAtIndex(at))) : []
    // On a phone the panel has the place of the title and the text.
    if (typeof at === 'number' || WRITTEN.has(at))
      document.querySelector<HTMLElement>('[data-details="in-place"]')?.click()
    const there = () => {
      if (typeof at === 'string')
        return lead([...(form?.querySelectorAll<HTMLElement>(fieldNamed(at)) ?? [])])
      editor?.getRootElement()?.focus({ preventScroll: true })
      editor?.update(() => void $getNodeByKey(keys?.[0] ?? '')?.selectStart(), { discrete: true })
      lead(keys?.flatMap((key) => editor?.getElementByKey(key) ?? []) ?? [])
    }
    requestAnimationFrame(() => requestAnimationFrame(there))
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
