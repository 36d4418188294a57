import { $getRoot, getNearestEditorFromDOMNode } from '@payloadcms/richtext-lexical/lexical'
import type { MouseEvent } from 'react'
import type { UnfinishedBlock } from '@/features/rich-text/unfinished'

export function ShowPart({ at }: { at: number | undefined }) {
  if (at === undefined) return null
  const show = ({ currentTarget }: MouseEvent) => {
    const text = currentTarget.closest('form')?.querySelector('[data-lexical-editor="true"]')
    const editor = getNearestEditorFromDOMNode(text ?? null)
    const key = editor?.read(() => $getRoot().getChildAtIndex(at)?.getKey())
    if (!key) return
    // On a phone the panel has the place of the text.
    document.querySelector<HTMLElement>('[data-details="in-place"]')?.click()
    const scroll = () => editor?.getElementByKey(key)?.scrollIntoView({ block: 'center' })
    requestAnimationFrame(() => requestAnimationFrame(scroll))
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
