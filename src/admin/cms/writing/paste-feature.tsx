'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  $getSelection,
  $isRangeSelection,
  $parseSerializedNode,
  COMMAND_PRIORITY_NORMAL,
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

const ADDRESS = /^(https?:\/\/|mailto:)\S+$/i

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
  // Files go to the media library; an address pasted over a selection makes it a link.
  if (!html && !text) return false
  if (!selection.isCollapsed() && ADDRESS.test(text.trim())) return false

  const { nodes, notes } = pastedContent({ html, text })
  const [first] = nodes
  const isLine = nodes.length === 1 && first?.type === 'paragraph'
  const serialized = (isLine ? (first.children ?? []) : nodes) as unknown as SerializedLexicalNode[]
  if (serialized.length > 0) {
    const made = serialized.map((node) => $parseSerializedNode(node))
    const taken = editor.dispatchCommand(SELECTION_INSERT_CLIPBOARD_NODES_COMMAND, { nodes: made, selection })
    if (!taken) selection.insertNodes(made)
  }
  if (notes.length > 0)
    // The message lists tasks for the editor, so it stays until it is closed.
    toast.info('Pasted, with changes', { description: notes.join(' '), duration: Number.POSITIVE_INFINITY })
  return true
}

function PastePlugin() {
  const [editor] = useLexicalComposerContext()
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
