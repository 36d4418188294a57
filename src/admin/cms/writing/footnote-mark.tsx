'use client'

import { useInlineBlockComponentContext } from '@payloadcms/richtext-lexical/client'
import { useLexicalEditable } from '@payloadcms/richtext-lexical/lexical/react/useLexicalEditable'
import { useFormFields } from '@payloadcms/ui'

/** A footnote in the text editor: its number, which the style sheet counts. A press on it opens its words. */
export function FootnoteMark() {
  const { EditButton, InlineBlockContainer, RemoveButton } = useInlineBlockComponentContext()
  const isEditable = useLexicalEditable()
  const words = useFormFields(([fields]) => String(fields.text?.value ?? '').trim())
  if (!InlineBlockContainer) return null
  return (
    <InlineBlockContainer>
      <span className="footnote-words" data-empty={words === ''}>
        {words || 'A footnote without words'}
      </span>
      {isEditable && EditButton ? <EditButton /> : null}
      {isEditable && RemoveButton ? <RemoveButton /> : null}
    </InlineBlockContainer>
  )
}
