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
  mergeRegister,
  type NodeKey,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { toast } from '@payloadcms/ui'
import { notifyUndoable } from '@/admin/ui/actions'

interface Removed {
  key: NodeKey
  stored: SerializedLexicalNode
  parent: NodeKey | undefined
  before: NodeKey | undefined
}

const removedFrom = (state: EditorState, keys: readonly NodeKey[]): Removed[] =>
  state.read(() =>
    keys.flatMap((key) => {
      const node = $getNodeByKey(key)
      if (!node) return []
      const [parent, before] = [node.getParent()?.getKey(), node.getPreviousSibling()?.getKey()]
      return [{ key, stored: node.exportJSON(), parent, before }]
    }),
  )

const $attached = (key: NodeKey | undefined) => {
  const node = key === undefined ? null : $getNodeByKey(key)
  return node?.isAttached() ? node : undefined
}

/** Also after more words were typed, which the editor's own undo would take away first. */
function $putBack({ key, stored, parent, before }: Removed): void {
  // Ctrl+Z was faster.
  if ($attached(key)) return
  const node = $parseSerializedNode(stored)
  const [above, place] = [$attached(before), $attached(parent)]
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

/** Offers 'Undo' for a removed block, picture, footnote or line, however it was removed, and keeps the focus in the text. */
export function offerUndo(editor: LexicalEditor): () => void {
  const offers = new Map<NodeKey, string>()
  const kinds = [BlockNode, InlineBlockNode, UploadNode, HorizontalRuleNode]
  return mergeRegister(
    ...kinds.map((kind) =>
      editor.registerMutationListener(
        kind,
        (mutations, { prevEditorState, updateTags }) => {
          const changes = [...mutations.values()]
          for (const [key, change] of mutations) {
            const offer = change === 'created' ? offers.get(key) : undefined
            if (!offer) continue
            // Ctrl+Z brought it back, perhaps without a cursor.
            toast.dismiss(offer)
            requestAnimationFrame(() => editor.update(() => void $attached(key)?.selectNext()))
          }
          const isReplaced = changes.includes('created') || updateTags.has(HISTORIC_TAG)
          const isInText =
            document.activeElement === document.body ||
            editor.getRootElement()?.contains(document.activeElement)
          if (isReplaced || !isInText || !changes.includes('destroyed')) return
          const keys = [...mutations].flatMap(([key, change]) => (change === 'destroyed' ? [key] : []))
          const removed = removedFrom(prevEditorState, keys)
          const [first] = removed
          if (!first) return
          const about = crypto.randomUUID()
          for (const key of keys) offers.set(key, about)
          notifyUndoable(
            removed.length === 1 ? 'Removed from the text.' : `${removed.length} parts removed.`,
            {
              about,
              undo: () => editor.update(() => removed.forEach($putBack)),
            },
          )
          requestAnimationFrame(() => focusNear(editor, first))
        },
        { skipInitialization: true },
      ),
    ),
  )
}
