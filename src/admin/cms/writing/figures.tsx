'use client'

import { FieldDescription } from '@payloadcms/ui'
import type { RichTextFieldClientProps, TextareaFieldClientProps } from 'payload'
import { type MouseEvent, useRef } from 'react'
import { placeholderMeanings } from '@/content/placeholders'

const EDITABLE = '[contenteditable="true"], textarea, input'
const keepFocus = (event: MouseEvent) => event.preventDefault()

/**
 * The description of a field that takes placeholders. As its `afterInput`, Payload would draw the field anew with each answer,
 * and the menu of blocks would jump back to its first entry.
 */
export function Figures({ field, path }: RichTextFieldClientProps | TextareaFieldClientProps) {
  const list = useRef<HTMLDetailsElement>(null)
  function insert(name: string): void {
    let field = list.current?.parentElement
    while (field && !field.querySelector(EDITABLE)) field = field.parentElement
    const target = field?.querySelector<HTMLElement>(EDITABLE)
    if (!field?.contains(document.activeElement) || list.current?.contains(document.activeElement))
      target?.focus()
    document.execCommand('insertText', false, `{${name}}`)
  }
  return (
    <>
      <details ref={list} className="figures">
        <summary>Insert figure</summary>
        <ul>
          {Object.entries(placeholderMeanings).map(([name, meaning]) => (
            <li key={name}>
              <button type="button" onMouseDown={keepFocus} onClick={() => insert(name)}>
                {`{${name}}`}
              </button>{' '}
              {meaning}
            </li>
          ))}
        </ul>
      </details>
      <FieldDescription description={field.admin?.description} path={path} />
    </>
  )
}
