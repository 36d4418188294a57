import { $getClipboardDataFromSelection } from '@lexical/clipboard'
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_NORMAL,
  COPY_COMMAND,
  isSelectionCapturedInDecoratorInput,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect } from 'react'
import { withNewIds } from './new-ids'

const OWN_FORMAT = 'application/x-lexical-editor'

function copy(event: unknown): boolean {
  if (!(event instanceof ClipboardEvent) || !event.clipboardData) return false
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || selection.isCollapsed()) return false
  // The field of a block handles copying itself.
  if (event.target instanceof Node && isSelectionCapturedInDecoratorInput(event.target)) return false
  const copied = $getClipboardDataFromSelection(selection)
  event.preventDefault()
  for (const [format, text] of Object.entries(copied))
    if (text) event.clipboardData.setData(format, format === OWN_FORMAT ? withNewIds(text) : text)
  return true
}

/**
 * Copies a text. Payload gives copied blocks ids of their own after the browser's event, when Firefox does not take them any
 * more: two blocks had the same id, and an error was thrown.
 */
export function CopyPlugin() {
  const [editor] = useLexicalComposerContext()
  useEffect(() => editor.registerCommand(COPY_COMMAND, copy, COMMAND_PRIORITY_NORMAL), [editor])
  return null
}
