'use client'

import { useBlockComponentContext } from '@payloadcms/richtext-lexical/client'
import { $getNodeByKey } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useLexicalEditable } from '@payloadcms/richtext-lexical/lexical/react/useLexicalEditable'
import { RenderFields, useAllFormFields, useFormSubmitted } from '@payloadcms/ui'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { drawBlock } from '@/features/blog/calls'
import type { Values } from '@/features/rich-text/document'
import { call } from '@/lib/http/call'
import { FIRST_FIELD_OF_BLOCK, TEXT_OF_BLOCK } from '@/patches/payload/part-windows/places'
import { lookOf, useBlockWords } from './block-words'
import { enterField } from './enter-field'
import { isNewBlock } from './new-blocks'
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

/** The browser undoes what was typed into a field, and Tab goes on to the next. The text around would undo and indent itself. */
function keepInField(event: Event): void {
  if (!(event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)) return
  const isUndo =
    (event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)) ||
    (event instanceof InputEvent && event.inputType.startsWith('history'))
  if (isUndo || (event instanceof KeyboardEvent && event.key === 'Tab')) event.stopPropagation()
}

const REACHED_BY_TAB = 'input, textarea, select, button, a[href], [tabindex="0"], [contenteditable="true"]'

const isLastField = (block: HTMLElement, { target, shiftKey, key }: globalThis.KeyboardEvent): boolean => {
  // A list that is open takes the key.
  if (key !== 'Tab' || shiftKey || !(target instanceof HTMLElement) || target.ariaExpanded === 'true')
    return false
  const fields = [...block.querySelectorAll<HTMLElement>(REACHED_BY_TAB)]
  return fields.findLast((field) => field.checkVisibility() && field.tabIndex >= 0) === target
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

  useEffect(() => {
    if (!isOpen || html === '') return
    const closeOutside = ({ target }: MouseEvent) => {
      if (!(target instanceof Node) || block.current?.contains(target)) return
      if (editor.getRootElement()?.contains(target)) setPressed(false)
    }
    document.addEventListener('click', closeOutside)
    return () => document.removeEventListener('click', closeOutside)
  }, [editor, isOpen, html])

  /** Writing goes on below. */
  const close = () => {
    passOn()
    setPressed(false)
    editor.update(() => void $getNodeByKey(nodeKey)?.selectNext(0, 0), { onUpdate: () => editor.focus() })
  }
  // The next stop of the browser would be behind the whole text.
  const leaveByTab = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.defaultPrevented || !block.current || !isLastField(block.current, event)) return
    event.preventDefault()
    close()
  })
  useEffect(() => {
    const fields = block.current
    const stop = new AbortController()
    for (const type of ['keydown', 'beforeinput'])
      fields?.addEventListener(type, keepInField, { signal: stop.signal })
    fields?.addEventListener('keydown', (event) => leaveByTab(event), { signal: stop.signal })
    return () => stop.abort()
  }, [])

  const open = () => {
    const isDrawnAgain = readAgain()
    if (!isDrawnAgain) setPressed(true)
    const part = isDrawnAgain ? editor.getElementByKey(nodeKey) : block.current
    if (part) enterField(part, [TEXT_OF_BLOCK, FIRST_FIELD_OF_BLOCK])
  }
  const closeByKey = ({ key, target, currentTarget }: KeyboardEvent) => {
    // Windows of a field bubble through here, too.
    if (key === 'Escape' && target instanceof Node && currentTarget.contains(target) && html) close()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears a key of the fields in it
    <div
      ref={block}
      className="block-look"
      data-open={isOpen}
      onBlur={isOpen ? passOn : undefined}
      onKeyDown={isOpen ? closeByKey : undefined}
    >
      {isOpen || !isEditable ? null : (
        <button type="button" className="block-look__press" onClick={open}>
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
