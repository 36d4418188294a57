'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  $getNearestNodeFromDOMNode,
  $getSelection,
  $isRangeSelection,
  $parseSerializedNode,
  COMMAND_PRIORITY_NORMAL,
  DROP_COMMAND,
  isSelectionCapturedInDecoratorInput,
  type LexicalEditor,
  PASTE_COMMAND,
  SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'
import { pastedContent } from '@/features/rich-text/paste/pasted-content'
import { CopyPlugin } from '@/patches/payload/copied-blocks/copy-plugin'

import { addPictures, fileOf, picturesIn } from './picture-files'

const ADDRESS = /^(https?:\/\/|mailto:)\S+$/i

const NOTES = 'paste-notes'

function isOwn(data: DataTransfer, editor: LexicalEditor): boolean {
  const copied = data.getData('application/x-lexical-editor')
  try {
    return (
      copied !== '' && (JSON.parse(copied) as { namespace?: unknown }).namespace === editor._config.namespace
    )
  } catch {
    return false
  }
}

function insertPasted(editor: LexicalEditor, data: DataTransfer): boolean {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || isOwn(data, editor)) return false
  const [html, text] = [data.getData('text/html'), data.getData('text/plain')]
  const files = picturesIn(data)
  const here = selection.focus.getNode().getTopLevelElement()?.getKey()
  // A copied picture of a page comes with its address as HTML.
  if (files.length > 0 && !text.trim()) {
    void addPictures(
      editor,
      files.map((file) => ({ file, alt: '', after: here })),
    )
    return true
  }
  // An address pasted over a selection makes it a link.
  if (!html && !text) return false
  if (!selection.isCollapsed() && ADDRESS.test(text.trim())) return false

  const { nodes, notes, pictures } = pastedContent({ html, text })
  const [first] = nodes
  const isLine = nodes.length === 1 && first?.type === 'paragraph' && pictures.length === 0
  const serialized = (isLine ? (first.children ?? []) : nodes) as unknown as SerializedLexicalNode[]
  if (serialized.length > 0) {
    const made = serialized.map((node) => $parseSerializedNode(node))
    const taken = editor.dispatchCommand(SELECTION_INSERT_CLIPBOARD_NODES_COMMAND, { nodes: made, selection })
    if (!taken) selection.insertNodes(made)
    if (pictures.length > 0)
      void addPictures(
        editor,
        pictures.map(({ src, alt, at }) => ({
          file: fileOf(src, 'pasted'),
          alt,
          // The first part may have become one with the part that it was pasted into.
          after: made[at]?.isAttached() ? made[at].getKey() : here,
        })),
      )
  }
  // The message lists tasks for the editor, so it stays until it is closed, or until the next paste.
  toast.dismiss(NOTES)
  if (notes.length > 0)
    toast.info('Pasted, with changes', {
      id: NOTES,
      description: notes.join(' '),
      duration: Number.POSITIVE_INFINITY,
    })
  return true
}

function dropPictures(editor: LexicalEditor, event: DragEvent): boolean {
  const files = event.dataTransfer ? picturesIn(event.dataTransfer) : []
  if (files.length === 0 || !(event.target instanceof Node)) return false
  event.preventDefault()
  const after = $getNearestNodeFromDOMNode(event.target)?.getKey()
  void addPictures(
    editor,
    files.map((file) => ({ file, alt: '', after })),
  )
  return true
}

function PastePlugin() {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      editor.registerCommand(
        DROP_COMMAND,
        (event) => event instanceof DragEvent && dropPictures(editor, event),
        COMMAND_PRIORITY_NORMAL,
      ),
    [editor],
  )
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          if (!(event instanceof ClipboardEvent) || !event.clipboardData) return false
          // The field of a block handles pasting itself.
          if (event.target instanceof Node && isSelectionCapturedInDecoratorInput(event.target)) return false
          if (!insertPasted(editor, event.clipboardData)) return false
          event.preventDefault()
          return true
        },
        COMMAND_PRIORITY_NORMAL,
      ),
    [editor],
  )
  return null
}

export const PasteFeatureClient = createClientFeature({
  plugins: [
    { Component: PastePlugin, position: 'normal' },
    { Component: CopyPlugin, position: 'normal' },
  ],
})
