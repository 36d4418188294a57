import {
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  COMMAND_PRIORITY_CRITICAL,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  type ElementNode,
  type LexicalEditor,
  mergeRegister,
  SELECTION_CHANGE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'

/** The format of the last words before a place. */
function $formatBefore(line: ElementNode, place: number): number {
  for (let part = line.getChildAtIndex(place - 1); part; part = part.getPreviousSibling()) {
    const words = $isElementNode(part) ? part.getLastDescendant() : part
    if ($isTextNode(words)) return words.getFormat()
  }
  return 0
}

/** Next to a footnote the editor goes on in the format of wherever the cursor was before. Here it takes that of the words before it. */
export function formatAfterPart(editor: LexicalEditor): () => void {
  let seen = ''
  const $takeFormat = () => {
    const selection = $getSelection()
    if (!$isRangeSelection(selection)) return false
    const { key, offset } = selection.anchor
    const before = seen
    seen = `${key}/${offset}`
    const line = selection.anchor.getNode()
    // A format that is chosen in this place stays.
    if (seen === before || !selection.isCollapsed() || !$isElementNode(line) || line.isEmpty()) return false
    selection.format = $formatBefore(line, offset)
    selection.dirty = true
    return false
  }
  // The browser may tell of the new place after the first letter there.
  return mergeRegister(
    editor.registerCommand(SELECTION_CHANGE_COMMAND, $takeFormat, COMMAND_PRIORITY_CRITICAL),
    editor.registerCommand(CONTROLLED_TEXT_INSERTION_COMMAND, $takeFormat, COMMAND_PRIORITY_CRITICAL),
  )
}
