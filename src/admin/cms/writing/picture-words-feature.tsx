'use client'

import {
  $isUploadNode,
  createClientFeature,
  slashMenuBasicGroupWithItems,
  toolbarAddDropdownGroupWithItems,
  UploadNode,
} from '@payloadcms/richtext-lexical/client'
import {
  $getNodeByKey,
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  KEY_TAB_COMMAND,
  type LexicalEditor,
  SKIP_DOM_SELECTION_TAG,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useLexicalEditable } from '@payloadcms/richtext-lexical/lexical/react/useLexicalEditable'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { failureText } from '@/components/form/failure-text'
import { isFileName } from '@/features/media/alt'
import { changeDocument, readDocument } from '@/lib/http/documents'
import { savedByKey } from '@/patches/payload/late-words/hand-over-words'
import type { Media } from '@/payload-types'
import { fieldKeys } from './field-keys'
import { addPictures, choosePictures } from './picture-files'

const MAX_ALT = 300
/** Long enough for a pause between words: each save stands in the audit log. */
const PAUSE_MS = 3000

const altOf = ({ alt }: Media) => alt

/** Fires `saved` when an alternative text is stored. */
export const pictureWords = new EventTarget()

const saveOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== 'Enter') return
  // Enter would send the article's form.
  event.preventDefault()
  event.currentTarget.blur()
}

/** The alternative text of a picture in the library, saved after a pause, when the field is left, and with the article. */
export function AltText({ id, readOnly }: { id: string; readOnly: boolean }) {
  const [stored, setStored] = useState<string>()
  const [alt, setAlt] = useState('')
  const [note, setNote] = useState<{ text: string; isFailure: boolean }>()
  const noteId = useId()

  useEffect(() => {
    const stop = new AbortController()
    const load = async () => {
      const answer = await readDocument('media', id, { select: ['alt'], read: altOf, signal: stop.signal })
      if (answer.ok) {
        const words = isFileName(answer.data) ? '' : answer.data
        setStored(words)
        setAlt(words)
      } else if (answer.reason !== 'aborted')
        setNote({ text: failureText(answer, 'The text cannot be read.'), isFailure: true })
    }
    void load()
    return () => stop.abort()
  }, [id])

  // The key is pressed in the field, which may be left before the answer.
  const sent = useRef<string>(undefined)
  const save = async () => {
    if (stored === undefined || alt === stored || alt === sent.current) return
    sent.current = alt
    const answer = await changeDocument('media', id, { alt }, { read: altOf })
    if (sent.current === alt) sent.current = undefined
    if (answer.ok) {
      setStored(answer.data)
      pictureWords.dispatchEvent(new Event('saved'))
      setNote({ text: 'Saved, for each place that shows this picture.', isFailure: false })
    } else setNote({ text: failureText(answer, 'Not saved.', { typed: true }), isFailure: true })
  }

  const saveNewest = useEffectEvent(() => void save())
  useEffect(() => {
    const beforeSave = () => saveNewest()
    savedByKey.add(beforeSave)
    return () => void savedByKey.delete(beforeSave)
  }, [])
  useEffect(() => {
    if (stored === undefined || ['', stored].includes(alt.trim())) return
    const timer = setTimeout(() => saveNewest(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [alt, stored])

  return (
    <label className="picture-words__field">
      <span>Alternative text</span>
      <input
        type="text"
        data-alternative-text
        value={alt}
        maxLength={MAX_ALT}
        readOnly={readOnly || stored === undefined}
        placeholder="What the picture shows"
        aria-describedby={noteId}
        aria-invalid={note?.isFailure || undefined}
        onChange={({ target }) => {
          setAlt(target.value)
          setNote(undefined)
        }}
        onBlur={() => void save()}
        onKeyDown={saveOnEnter}
      />
      <small id={noteId} role="status" className={note?.isFailure ? 'picture-words__failure' : undefined}>
        {note?.text}
      </small>
    </label>
  )
}

const MAX_CAPTION = 300

interface Shown {
  key: string
  id: string | undefined
  caption: string
}

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

interface FieldsProps {
  editor: LexicalEditor
  picture: Shown
  id: string
  isEditable: boolean
}

function PictureFields({ editor, picture: { key, caption }, id, isEditable }: FieldsProps) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!part.current) return
    const writeBelow = () => {
      // With a field in it, the text would count as having the focus.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      editor.update(() => void $getNodeByKey(key)?.selectNext(0, 0), { onUpdate: () => editor.focus() })
    }
    return fieldKeys(part.current, ({ key }) => key === 'Enter' || key === 'Escape', writeBelow)
  }, [editor, key])
  return (
    <div ref={part} className="picture-words">
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
    </div>
  )
}

/** Of the picture next to the cursor: above its empty line, or below the end of its line, where one is after adding it. */
function $captionBeside(editor: LexicalEditor): HTMLInputElement | null | undefined {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null
  const { anchor } = selection
  const line = anchor.getNode().getTopLevelElement()
  const isAtEnd = line?.is(anchor.getNode()) || line?.getLastDescendant()?.is(anchor.getNode())
  const size = line?.is(anchor.getNode()) ? line.getChildrenSize() : anchor.getNode().getTextContentSize()
  const above = $isParagraphNode(line) && line.isEmpty() ? line.getPreviousSibling() : null
  const below = isAtEnd && anchor.offset === size ? line?.getNextSibling() : null
  const picture = [above, below].find($isUploadNode)
  return picture && editor.getElementByKey(picture.getKey())?.querySelector('input')
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
  useEffect(
    () =>
      editor.registerCommand(
        KEY_TAB_COMMAND,
        (event) => {
          const caption = event.shiftKey ? null : $captionBeside(editor)
          if (!caption) return false
          event.preventDefault()
          caption.focus()
          return true
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  )

  return pictures.map((picture) => {
    const { key, id } = picture
    const block = editor.getElementByKey(key)
    if (!block || !id) return null
    return createPortal(<PictureFields {...{ editor, picture, id, isEditable }} />, block, key)
  })
}

/** Pictures of the device go below the line of the cursor. */
function addFromDevice(editor: LexicalEditor): void {
  const after = editor.read(() => $getSelection()?.getNodes()[0]?.getTopLevelElement()?.getKey())
  const add = (files: File[]) =>
    void addPictures(
      editor,
      files.map((file) => ({ file, alt: '', after })),
    )
  choosePictures(add, { multiple: true })
}

// biome-ignore lint/performance/noImgElement: a small drawing
const UploadSign = () => <img src="/editor/upload.svg" alt="" width={20} height={20} />

const upload = {
  key: 'pictureFromDevice',
  label: 'Picture from this device',
  onSelect: ({ editor }: { editor: LexicalEditor }) => addFromDevice(editor),
}

export const PictureWordsFeatureClient = createClientFeature({
  plugins: [{ Component: PictureWordsPlugin, position: 'normal' }],
  slashMenu: {
    groups: [
      slashMenuBasicGroupWithItems([
        { ...upload, Icon: UploadSign, keywords: ['upload', 'photo', 'camera', 'image', 'file'] },
      ]),
    ],
  },
  toolbarFixed: { groups: [toolbarAddDropdownGroupWithItems([{ ...upload, ChildComponent: UploadSign }])] },
})
