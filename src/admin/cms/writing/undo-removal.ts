import { $isTableNode, TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import {
  BlockNode,
  HorizontalRuleNode,
  InlineBlockNode,
  UploadNode,
} from '@payloadcms/richtext-lexical/client'
import {
  $createParagraphNode,
  $getNodeByKey,
  $getRoot,
  $isElementNode,
  $parseSerializedNode,
  type EditorState,
  HISTORIC_TAG,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
  type NodeKey,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { toast } from '@payloadcms/ui'
import { notifyUndoable } from '@/admin/ui/actions'
import { TABLE_MENU } from '@/patches/payload/part-windows/places'

interface Removed {
  key: NodeKey
  stored: SerializedLexicalNode
  parent: NodeKey | undefined
  before: NodeKey | undefined
  inTable: boolean
}

const $stored = (node: LexicalNode): SerializedLexicalNode =>
  Object.assign(node.exportJSON(), $isElementNode(node) && { children: node.getChildren().map($stored) })

const removedFrom = (state: EditorState, keys: readonly NodeKey[]): Removed[] =>
  state.read(() =>
    keys.flatMap((key) => {
      const node = $getNodeByKey(key)
      if (!node) return []
      const [parent, before] = [node.getParent()?.getKey(), node.getPreviousSibling()?.getKey()]
      const inTable = node.getParents().some($isTableNode)
      return [{ key, stored: $stored(node), parent, before, inTable }]
    }),
  )

const $attached = (key: NodeKey | undefined) => {
  const node = key === undefined ? null : $getNodeByKey(key)
  return node?.isAttached() ? node : undefined
}

/**
 * Also after more words were typed, which the editor's own undo would take away first.
 * @param back what came back before, by its earlier key
 */
function $putBack({ key, stored, parent, before }: Removed, back: Map<NodeKey, LexicalNode>): void {
  // Ctrl+Z was faster.
  if ($attached(key)) return
  const node = $parseSerializedNode(stored)
  back.set(key, node)
  const above = $attached(before) ?? (before === undefined ? undefined : back.get(before))
  const place = $attached(parent)
  if (above) above.insertAfter(node)
  else if ($isElementNode(place)) place.splice(0, 0, [node])
  else $getRoot().append(node.isInline() ? $createParagraphNode().append(node) : node)
}

/** The button that removed the part is gone: Ctrl+Z needs the text to have the focus. */
function focusNear(editor: LexicalEditor, { before }: Removed): void {
  if (document.activeElement !== document.body) return
  editor.update(
    () => {
      const above = $attached(before)
      if ($isElementNode(above)) above.selectEnd()
      else $getRoot().selectStart()
    },
    { onUpdate: () => editor.focus() },
  )
}

/** What goes with a table, its row or cell comes back with it. */
const $parts = (keys: readonly NodeKey[], state: EditorState) =>
  removedFrom(state, keys).filter(({ parent, inTable }) => !inTable || $attached(parent))

/** A removed column is a cell of each row. Fewer cells were merged with others. */
function $columnOf(cells: readonly Removed[]): readonly Removed[] {
  const [first] = cells
  const table = first && $attached(first.parent)?.getParent()
  const rows = new Set(cells.map(({ parent }) => parent))
  const isColumn = $isTableNode(table) && rows.size === cells.length && rows.size === table.getChildrenSize()
  return isColumn ? cells : []
}

function wordsFor(removed: readonly Removed[]): string {
  const [first] = removed
  if (first?.stored.type === 'tablecell') return 'Column removed.'
  if (removed.length > 1) return `${removed.length} parts removed.`
  return first?.stored.type === 'tablerow' ? 'Row removed.' : 'Removed from the text.'
}

/** Offers 'Undo' for a removed block, picture, footnote, line, table, row or column, however it was removed, and keeps the focus in the text. */
export function offerUndo(editor: LexicalEditor): () => void {
  const offers = new Map<NodeKey, string>()
  /** All that one change has removed. */
  let removed: Removed[] = []

  function offer(): void {
    const parts = removed
    removed = []
    const [first] = parts
    if (!first) return
    const about = crypto.randomUUID()
    for (const { key } of parts) offers.set(key, about)
    const undo = () =>
      editor.update(() => {
        const back = new Map<NodeKey, LexicalNode>()
        for (const part of parts) $putBack(part, back)
      })
    notifyUndoable(wordsFor(parts), { about, undo })
    requestAnimationFrame(() => focusNear(editor, first))
  }

  const kinds = [
    BlockNode,
    InlineBlockNode,
    UploadNode,
    HorizontalRuleNode,
    TableNode,
    TableRowNode,
    TableCellNode,
  ]
  return mergeRegister(
    ...kinds.map((kind) =>
      editor.registerMutationListener(
        kind,
        (mutations, { prevEditorState, updateTags }) => {
          const changes = [...mutations.values()]
          for (const [key, change] of mutations) {
            const offered = change === 'created' ? offers.get(key) : undefined
            if (!offered) continue
            // Ctrl+Z brought it back, perhaps without a cursor.
            toast.dismiss(offered)
            requestAnimationFrame(() => editor.update(() => void $attached(key)?.selectNext()))
          }
          const isReplaced = changes.includes('created') || updateTags.has(HISTORIC_TAG)
          const active = document.activeElement
          const isInText =
            active === document.body ||
            active?.closest(TABLE_MENU) ||
            editor.getRootElement()?.contains(active)
          if (isReplaced || !isInText || !changes.includes('destroyed')) return
          const keys = [...mutations].flatMap(([key, change]) => (change === 'destroyed' ? [key] : []))
          const parts = editor.read(() => {
            const found = $parts(keys, prevEditorState)
            return kind === TableCellNode ? $columnOf(found) : found
          })
          if (removed.length === 0) queueMicrotask(offer)
          removed.push(...parts)
        },
        { skipInitialization: true },
      ),
    ),
  )
}
