'use client'

import { useBlockComponentContext } from '@payloadcms/richtext-lexical/client'
import { $getNodeByKey } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useLexicalEditable } from '@payloadcms/richtext-lexical/lexical/react/useLexicalEditable'
import { RenderFields, useAllFormFields, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { drawBlock } from '@/features/blog/calls'
import type { Values } from '@/features/rich-text/document'
import { call } from '@/lib/http/call'
import { FIRST_FIELD_OF_BLOCK, TEXT_OF_BLOCK } from '@/patches/payload/part-windows/places'
import { lookOf, useBlockWords } from './block-words'
import { enterField } from './enter-field'
import { fieldKeys } from './field-keys'
import { forgetNewBlock, isNewBlock } from './new-blocks'
import { RowUndo } from './row-undo'

interface Drawn {
  fields: Values
  html: string
}

const QUIET_MS = 400
function useLook(blockType: string, fields: Values, first: Drawn): string {
  const [drawn, setDrawn] = useState({ look: lookOf(first.fields), html: first.html })
  const look = lookOf(fields)
  const newest = useEffectEvent(() => fields)
  useEffect(() => {
    if (look === drawn.look) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await call(drawBlock, { blockType, fields: newest() }, { signal: stop.signal })
      if (answer.ok) setDrawn({ look, html: answer.data.html })
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [blockType, look, drawn.look])
  return drawn.html
}

/** Its look, and its fields after a press on it. A press into the text around it closes them. */
export function BlockView({ blockType, label, first }: { blockType: string; label: string; first: Drawn }) {
  const { formSchema, nodeKey, RemoveButton } = useBlockComponentContext()
  const [editor] = useLexicalComposerContext()
  const isEditable = useLexicalEditable()
  const [formFields] = useAllFormFields()
  const isSubmitted = useFormSubmitted()
  const block = useRef<HTMLDivElement>(null)
  const [isPressed, setPressed] = useState(() => first.html === '' || isNewBlock(nodeKey))
  // An undo in the text around is seen in its look.
  const { fields, stored, passOn, readAgain } = useBlockWords(() => setPressed(false))
  const html = useLook(blockType, isPressed ? fields : stored, first)
  const isRefused = isSubmitted && Object.values(formFields).some(({ valid }) => valid === false)
  const isOpen = isEditable && (isPressed || isRefused)

  const shut = useEffectEvent(() => {
    // An undo brings it back as readers see it.
    forgetNewBlock(nodeKey)
    setPressed(false)
  })
  useEffect(() => {
    if (!isOpen || html === '') return
    const closeOutside = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || block.current?.contains(target)) return
      if (!editor.getRootElement()?.contains(target)) return
      const { top } = target.getBoundingClientRect()
      flushSync(() => shut())
      // What was pressed stays where it is, though the fields above it are gone.
      window.scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' })
    }
    document.addEventListener('click', closeOutside)
    return () => document.removeEventListener('click', closeOutside)
  }, [editor, isOpen, html])

  /** Writing goes on below. */
  const close = () => {
    passOn()
    forgetNewBlock(nodeKey)
    setPressed(false)
    editor.update(() => void $getNodeByKey(nodeKey)?.selectNext(0, 0), { onUpdate: () => editor.focus() })
  }
  const leaves = useEffectEvent((event: KeyboardEvent) => isOpen && event.key === 'Escape')
  const leave = useEffectEvent(close)
  useEffect(
    () =>
      block.current
        ? fieldKeys(
            block.current,
            (event) => leaves(event),
            () => leave(),
          )
        : undefined,
    [],
  )

  const open = () => {
    const isDrawnAgain = readAgain()
    if (!isDrawnAgain) setPressed(true)
    const part = isDrawnAgain ? editor.getElementByKey(nodeKey) : block.current
    if (part) enterField(part, [TEXT_OF_BLOCK, FIRST_FIELD_OF_BLOCK])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears that one of its fields is left
    <div ref={block} className="block-look" data-open={isOpen} onBlur={isOpen ? passOn : undefined}>
      {isOpen || !isEditable ? null : (
        <button type="button" className="block-look__press" data-opens-fields onClick={open}>
          <span className="block-look__name">Edit {label.toLowerCase()}</span>
        </button>
      )}
      <div className="block-look__tools">
        {isOpen ? <span className="block-look__name">{label}</span> : null}
        {isOpen && html ? (
          <button type="button" className="block-look__done" onClick={close}>
            Done
          </button>
        ) : null}
        {isEditable ? <RemoveButton /> : null}
      </div>
      {html ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, as on the page
        <div className="block-look__view prose" inert={!isOpen} dangerouslySetInnerHTML={{ __html: html }} />
      ) : null}
      {!html && !isOpen ? (
        <p className="block-look__empty">Readers do not see this {label.toLowerCase()}.</p>
      ) : null}
      <RowUndo />
      {isOpen ? (
        <RenderFields
          fields={formSchema}
          forceRender
          parentIndexPath=""
          parentPath=""
          parentSchemaPath=""
          permissions
          readOnly={!isEditable}
        />
      ) : null}
    </div>
  )
}
