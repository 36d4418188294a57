'use client'

import {
  $isInlineBlockNode,
  $isLinkNode,
  BlockNode,
  createClientFeature,
  INSERT_BLOCK_COMMAND,
  INSERT_INLINE_BLOCK_COMMAND,
  InlineBlockNode,
  useEditorConfigContext,
} from '@payloadcms/richtext-lexical/client'
import {
  $addUpdateTag,
  $createRangeSelectionFromDom,
  $getNodeByKey,
  $getSelection,
  $isNodeSelection,
  $isParagraphNode,
  $isRangeSelection,
  $onUpdate,
  $setSelection,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_LOW,
  COMMAND_PRIORITY_NORMAL,
  HISTORY_MERGE_TAG,
  KEY_DOWN_COMMAND,
  KEY_ENTER_COMMAND,
  KEY_ESCAPE_COMMAND,
  KEY_SPACE_COMMAND,
  KEY_TAB_COMMAND,
  type LexicalEditor,
  mergeRegister,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect } from 'react'
import {
  editLink,
  FIRST_FIELD_OF_BLOCK,
  PART_MENU,
  TEXT_OF_BLOCK,
} from '@/patches/payload/part-windows/places'
import { useAfterWindow } from './after-window'
import { enterField } from './enter-field'
import { stopAfter } from './field-keys'
import { formatAfterPart } from './format-after-part'
import { holdTyping } from './hold-typing'
import { addNewBlock } from './new-blocks'
import { offerUndo } from './undo-removal'

const isLinkKey = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'

function enterBlock(block: HTMLElement): void {
  const show = () => block.scrollIntoView({ block: 'nearest' })
  const release = holdTyping(block)
  show()
  enterField(block, [TEXT_OF_BLOCK, FIRST_FIELD_OF_BLOCK], () => {
    show()
    release()
  })
}

/** The menu opens after a space only. The mark of a footnote follows its word. */
function $removeSpaceBefore(): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return
  const { anchor } = selection
  const text = anchor.getNode().getTextContent()
  const isAfterSpace = anchor.type === 'text' && /\S $/.test(text.slice(0, anchor.offset))
  if (isAfterSpace && /^(?:\s|$)/.test(text.slice(anchor.offset))) selection.deleteCharacter(true)
}

function newBlocks(editor: LexicalEditor): () => void {
  let isInserting = false
  return mergeRegister(
    editor.registerCommand(
      INSERT_BLOCK_COMMAND,
      () => {
        isInserting = true
        return false
      },
      COMMAND_PRIORITY_NORMAL,
    ),
    // Its window opens soon, and lets go of what is typed until then (WindowFocus).
    editor.registerCommand(
      INSERT_INLINE_BLOCK_COMMAND,
      () => {
        $removeSpaceBefore()
        holdTyping(document.body)
        return false
      },
      COMMAND_PRIORITY_NORMAL,
    ),
    editor.registerMutationListener(
      BlockNode,
      (mutations) => {
        for (const [key, kind] of mutations) {
          const block = kind === 'created' && isInserting ? editor.getElementByKey(key) : null
          if (!block) continue
          addNewBlock(key)
          enterBlock(block)
        }
        isInserting = false
      },
      { skipInitialization: true },
    ),
  )
}

/** The server keeps no name of a block. With one, a text would differ after its first save, and the editor would be drawn again. */
const withoutNames = (editor: LexicalEditor): (() => void) =>
  editor.registerNodeTransform(BlockNode, (block) => {
    const fields = { ...block.getFields() }
    if (fields.blockName !== '') return
    Reflect.deleteProperty(fields, 'blockName')
    block.setFields(fields, true)
  })

/** What the server says of a new footnote is no step: an undo would bring back one without words, or nothing at all. */
const withoutSteps = (editor: LexicalEditor): (() => void) =>
  editor.registerNodeTransform(InlineBlockNode, (part) => {
    const before = editor.getEditorState().read(() => {
      const old = $getNodeByKey(part.getKey())
      return $isInlineBlockNode(old) ? old.getFields() : undefined
    })
    const now = part.getFields()
    if (before && before !== now && (before.text ?? '') === (now.text ?? '')) $addUpdateTag(HISTORY_MERGE_TAG)
  })

/** The selected part, or the words with the cursor. */
function placeOfCursor(editor: LexicalEditor): Node | null {
  const selection = $getSelection()
  const [part] = $isNodeSelection(selection) ? selection.getNodes() : []
  return part ? editor.getElementByKey(part.getKey()) : (document.getSelection()?.anchorNode ?? null)
}

/** A selected block opens its fields. */
function $openSelected(editor: LexicalEditor, event: KeyboardEvent | null): boolean {
  const place = $isNodeSelection($getSelection()) ? placeOfCursor(editor) : null
  const press = place instanceof Element ? place.querySelector<HTMLElement>('[data-opens-fields]') : null
  if (!press) return false
  event?.preventDefault()
  press.click()
  return true
}

/** Escape keeps the cursor, so that one can write on. After it, Tab goes to the next stop, as for people without a mouse. */
function leaveByEscapeAndTab(editor: LexicalEditor): () => void {
  let isLeaving = false
  return mergeRegister(
    editor.registerCommand(
      KEY_DOWN_COMMAND,
      ({ key }) => {
        isLeaving = isLeaving && (key === 'Tab' || key === 'Shift')
        return false
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
    editor.registerCommand(
      KEY_ESCAPE_COMMAND,
      () => {
        isLeaving = !document.querySelector(PART_MENU)
        return isLeaving
      },
      COMMAND_PRIORITY_LOW,
    ),
    editor.registerCommand(
      KEY_TAB_COMMAND,
      (event) => {
        const leaves = isLeaving
        isLeaving = false
        // The browser would go on from the start of the text, and never get past its first picture.
        const next = leaves && !event.shiftKey ? stopAfter(placeOfCursor(editor)) : undefined
        if (next) {
          event.preventDefault()
          next.focus()
        }
        return leaves
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
  )
}

/** The chosen part comes a moment after the choice in the menu. */
const CHOICE_MS = 150

function holdAfterChoice(): false {
  if (document.querySelector(PART_MENU)) holdTyping(document.body, { mostMs: CHOICE_MS })
  return false
}

function $startByMarkdown(editor: LexicalEditor, event: KeyboardEvent | null): boolean {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return false
  const line = selection.anchor.getNode().getTopLevelElement()
  const text = $isParagraphNode(line) ? line.getTextContent() : ''
  if (text === '---' && event?.key === 'Enter') {
    event.preventDefault()
    selection.insertText(' ')
    return true
  }
  if (!$isParagraphNode(line) || !/^```\w*$/.test(text)) return false
  event?.preventDefault()
  line.clear()
  line.select()
  editor.dispatchCommand(INSERT_BLOCK_COMMAND, { blockType: 'code', blockName: '' })
  return true
}

function KeysPlugin() {
  const [editor] = useLexicalComposerContext()
  const { editorConfig } = useEditorConfigContext()
  useAfterWindow(editor)
  useEffect(() => newBlocks(editor), [editor])
  useEffect(
    () =>
      mergeRegister(
        offerUndo(editor),
        withoutNames(editor),
        withoutSteps(editor),
        leaveByEscapeAndTab(editor),
        formatAfterPart(editor),
      ),
    [editor],
  )
  useEffect(() => {
    const startByMarkdown = (event: KeyboardEvent | null) => $startByMarkdown(editor, event)
    return mergeRegister(
      editor.registerCommand(KEY_ENTER_COMMAND, holdAfterChoice, COMMAND_PRIORITY_CRITICAL),
      editor.registerCommand(KEY_ENTER_COMMAND, startByMarkdown, COMMAND_PRIORITY_NORMAL),
      editor.registerCommand(
        KEY_ENTER_COMMAND,
        (event) => $openSelected(editor, event),
        COMMAND_PRIORITY_NORMAL,
      ),
      editor.registerCommand(KEY_SPACE_COMMAND, startByMarkdown, COMMAND_PRIORITY_NORMAL),
    )
  }, [editor])
  useEffect(() => {
    const items = editorConfig.features.toolbarInline.groups.flatMap((group) => group.items)
    const link = items.find(({ key }) => key === 'link')
    return editor.registerCommand(
      KEY_DOWN_COMMAND,
      (event) => {
        if (!isLinkKey(event)) return false
        // The editor hears of the last selected letters later.
        const seen = $createRangeSelectionFromDom(document.getSelection(), editor)
        if (seen) $setSelection(seen)
        const selection = $getSelection()
        if (!$isRangeSelection(selection)) return false
        const isInLink = selection.getNodes().some((node) => node.getParents().some($isLinkNode))
        // Without words for a link, the keys search, as they do everywhere.
        if (!isInLink && selection.isCollapsed()) return false
        event.preventDefault()
        if (isInLink) editLink(editor)
        // It reads what is selected once that is known.
        else $onUpdate(() => link?.onSelect?.({ editor, isActive: false }))
        return true
      },
      COMMAND_PRIORITY_NORMAL,
    )
  }, [editor, editorConfig])
  return null
}

export const KeysFeatureClient = createClientFeature({
  plugins: [{ Component: KeysPlugin, position: 'normal' }],
})
