'use client'

import { $isInlineBlockNode, useInlineBlockComponentContext } from '@payloadcms/richtext-lexical/client'
import {
  $addUpdateTag,
  $getNodeByKey,
  HISTORY_MERGE_TAG,
  SKIP_DOM_SELECTION_TAG,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useLexicalEditable } from '@payloadcms/richtext-lexical/lexical/react/useLexicalEditable'
import { useFormFields, useModal } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { markedTextWords } from '@/features/rich-text/marked-text'
import { wordsWhileLeaving } from './use-local-copy'

const wordsOf = (text: unknown) => String(text ?? '').trim()

/** A window that was closed with words keeps them, however it was closed; without any, there is no footnote. */
function useWordsAfterWindow(words: string): void {
  const { nodeKey } = useInlineBlockComponentContext()
  const [editor] = useLexicalComposerContext()
  const { modalState } = useModal()
  const id = editor.read(() => {
    const node = nodeKey ? $getNodeByKey(nodeKey) : null
    return $isInlineBlockNode(node) ? node.getFields().id : undefined
  })
  const isOpen = Object.values(modalState).some((window) => window.isOpen && id && window.slug.endsWith(id))
  const wasOpen = useRef(false)
  const takeWords = useEffectEvent((isClosed: boolean) =>
    editor.update(
      () => {
        const node = nodeKey ? $getNodeByKey(nodeKey) : null
        if (!$isInlineBlockNode(node)) return
        const fields = node.getFields()
        const before = wordsOf(fields.text)
        if (isClosed && words === '') {
          // One that never had words is no step that an undo brings back.
          if (before === '') $addUpdateTag(HISTORY_MERGE_TAG)
          node.remove()
        } else if (before !== words) node.setFields({ ...fields, text: words }, true)
      },
      isClosed ? {} : { discrete: true, tag: SKIP_DOM_SELECTION_TAG },
    ),
  )
  // Not with each word: Payload would draw the window again.
  useEffect(() => {
    if (!isOpen) return
    const passOn = () => takeWords(false)
    wordsWhileLeaving.add(passOn)
    return () => void wordsWhileLeaving.delete(passOn)
  }, [isOpen])
  useEffect(() => {
    if (wasOpen.current && !isOpen) takeWords(true)
    wasOpen.current = isOpen
  }, [isOpen])
}

/** A footnote in the text editor: its number, which the style sheet counts. A press on it opens its words. */
export function FootnoteMark() {
  const { EditButton, InlineBlockContainer, RemoveButton } = useInlineBlockComponentContext()
  const isEditable = useLexicalEditable()
  const words = useFormFields(([fields]) => wordsOf(fields.text?.value))
  useWordsAfterWindow(words)
  if (!InlineBlockContainer) return null
  return (
    <InlineBlockContainer>
      <span className="footnote-words" data-empty={words === ''}>
        {markedTextWords(words) || 'A footnote without words'}
      </span>
      {isEditable && EditButton ? <EditButton /> : null}
      {isEditable && RemoveButton ? <RemoveButton /> : null}
    </InlineBlockContainer>
  )
}
