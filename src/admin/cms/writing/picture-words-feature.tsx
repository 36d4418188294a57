'use client'

import { $isUploadNode, createClientFeature, UploadNode } from '@payloadcms/richtext-lexical/client'
import {
  $getNodeByKey,
  type LexicalEditor,
  SKIP_DOM_SELECTION_TAG,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useLexicalEditable } from '@payloadcms/richtext-lexical/lexical/react/useLexicalEditable'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { AltText } from './alt-text'

const MAX_CAPTION = 300

interface Shown {
  key: string
  /** The picture in the library; undefined while it is being added. */
  id: string | undefined
  caption: string
}

/** The picture at a key, read from the editor. */
function $shown(key: string): Shown | undefined {
  const node = $getNodeByKey(key)
  if (!$isUploadNode(node)) return undefined
  const { value, fields } = node.getData()
  const caption: unknown = fields?.caption
  return {
    key,
    id: typeof value === 'string' ? value : undefined,
    caption: typeof caption === 'string' ? caption : '',
  }
}

function setCaption(editor: LexicalEditor, key: string, caption: string): void {
  editor.update(
    () => {
      const node = $getNodeByKey(key)
      if (!$isUploadNode(node)) return
      const data = node.getData()
      node.setData({ ...data, fields: { ...data.fields, caption } })
    },
    // At once, so that the cursor stays in its place; and it stays in this field.
    { discrete: true, tag: SKIP_DOM_SELECTION_TAG },
  )
}

/** Under each picture of a text: its caption, which is part of the text, and its alternative text in the library. */
function PictureWordsPlugin() {
  const [editor] = useLexicalComposerContext()
  const isEditable = useLexicalEditable()
  const [pictures, setPictures] = useState<readonly Shown[]>([])

  useEffect(
    () =>
      editor.registerMutationListener(UploadNode, (mutations) => {
        const changed = [...mutations.keys()]
        const found = editor.read(() => changed.flatMap((key) => $shown(key) ?? []))
        setPictures((before) => {
          const news = new Map(found.map((picture) => [picture.key, picture]))
          const kept = before.flatMap((picture) => {
            if (!changed.includes(picture.key)) return [picture]
            const now = news.get(picture.key)
            news.delete(picture.key)
            return now ? [now] : []
          })
          return [...kept, ...news.values()]
        })
      }),
    [editor],
  )

  return pictures.map(({ key, id, caption }) => {
    const block = editor.getElementByKey(key)
    if (!block || !id) return null
    return createPortal(
      <div className="picture-words">
        <label className="picture-words__field">
          <span>Caption</span>
          <input
            type="text"
            value={caption}
            maxLength={MAX_CAPTION}
            readOnly={!isEditable}
            placeholder="Shown under the picture, here only"
            onChange={({ target }) => setCaption(editor, key, target.value)}
          />
        </label>
        <AltText id={id} readOnly={!isEditable} />
      </div>,
      block,
      key,
    )
  })
}

export const PictureWordsFeatureClient = createClientFeature({
  plugins: [{ Component: PictureWordsPlugin, position: 'normal' }],
})
