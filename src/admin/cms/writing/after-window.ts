import { INSERT_TABLE_COMMAND, type InsertTableCommandPayload } from '@lexical/table'
import { $isLinkNode, type LinkNode } from '@payloadcms/richtext-lexical/client'
import {
  $getRoot,
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  COMMAND_PRIORITY_NORMAL,
  type LexicalEditor,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { useModal } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { PART_WINDOW } from '@/patches/payload/part-windows/places'
import { holdTyping } from './hold-typing'

const STEP_MS = 50
const MOST_STEPS = 40

/** Runs once the window is closed and the cursor is back where it was: the text has had the focus for two steps. */
function whenBack(editor: LexicalEditor, then: (isBack: boolean) => void): void {
  let steps = 0
  let stepsInText = 0
  const timer = setInterval(() => {
    steps += 1
    stepsInText = editor.getRootElement()?.contains(document.activeElement) ? stepsInText + 1 : 0
    const isBack = stepsInText >= 2
    if (!isBack && steps < MOST_STEPS) return
    clearInterval(timer)
    then(isBack)
  }, STEP_MS)
}

function $insertTable(editor: LexicalEditor, size: InsertTableCommandPayload): void {
  const selection = $getSelection()
  const line = $isRangeSelection(selection) ? selection.anchor.getNode().getTopLevelElement() : null
  // Few tables have a heading column next to their heading row.
  const includeHeaders = { rows: true, columns: false }
  editor.dispatchCommand(INSERT_TABLE_COMMAND, { ...size, includeHeaders })
  // The menu was opened on a line of its own.
  if ($isParagraphNode(line) && line.isEmpty()) line.remove()
}

const $linkAround = (node: LexicalNode): LinkNode | undefined =>
  [node, ...node.getParents()].find($isLinkNode)

/** As it is before an address is typed. */
function isWithoutAddress(link: LinkNode): boolean {
  const { linkType, url } = link.getFields()
  return linkType !== 'internal' && /^(https?:\/\/)?$/i.test(url?.trim() ?? '')
}

/** A window that was left without an address leaves no link. After any other, one writes on behind the link. */
function $finishLink(): void {
  const links = new Set(
    $getRoot()
      .getAllTextNodes()
      .flatMap((text) => $linkAround(text) ?? []),
  )
  for (const link of links) {
    if (!isWithoutAddress(link)) continue
    for (const child of link.getChildren()) link.insertBefore(child)
    link.remove()
  }
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || selection.isCollapsed()) return
  const [first, last] = [selection.anchor, selection.focus].map((point) => $linkAround(point.getNode()))
  if (first?.is(last)) first?.selectEnd()
}

/** Finishes a part of a text after its window was closed. The window gives the focus back late, with the cursor where it was. */
export function useAfterWindow(editor: LexicalEditor): void {
  const { modalState } = useModal()
  const isOpen = Object.values(modalState).some(({ slug, isOpen }) => isOpen && PART_WINDOW.test(slug))
  const wasOpen = useRef(false)
  /** Comes after the cursor is back, and takes it. */
  const newTable = useRef<InsertTableCommandPayload>(undefined)

  const onClosed = useEffectEvent(() => {
    const release = holdTyping(document.body, { everywhere: true, mostMs: STEP_MS * (MOST_STEPS + 2) })
    whenBack(editor, (isBack) => {
      const table = newTable.current
      newTable.current = undefined
      const finish = () => {
        if (table) $insertTable(editor, table)
        else $finishLink()
      }
      if (isBack) editor.update(finish, { onUpdate: release })
      else if (table) editor.focus(() => editor.update(finish, { onUpdate: release }))
    })
  })
  useEffect(() => {
    if (wasOpen.current && !isOpen) onClosed()
    wasOpen.current = isOpen
  }, [isOpen])
  // Where nothing was typed yet, the browser's undo would reach the text behind the window.
  useEffect(() => {
    const text = isOpen ? editor.getRootElement() : null
    if (!text) return
    const stop = new AbortController()
    const onUndo = (event: InputEvent) => {
      if (!event.inputType.startsWith('history')) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    text.addEventListener('beforeinput', onUndo, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [editor, isOpen])
  useEffect(
    () =>
      editor.registerCommand(
        INSERT_TABLE_COMMAND,
        (size) => {
          if (size.includeHeaders !== undefined) return false
          newTable.current = size
          return true
        },
        COMMAND_PRIORITY_NORMAL,
      ),
    [editor],
  )
}
