import { $isBlockNode, useBlockComponentContext } from '@payloadcms/richtext-lexical/client'
import {
  $getNodeByKey,
  HISTORIC_TAG,
  HISTORY_MERGE_TAG,
  SKIP_DOM_SELECTION_TAG,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useAllFormFields } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import type { Values } from '@/features/rich-text/document'
import { partsWithWords } from '@/patches/payload/late-words/hand-over-words'
import { addNewBlock } from './new-blocks'

/** While someone types. */
const PASS_ON_EVERY_MS = 300
/** After Payload's own, as a rule. */
const PAUSE_MS = 1000
const unseen = new Set(['id', 'blockName', 'blockType', '_components'])

/** Equal for fields that look the same. */
export const lookOf = (fields: Values): string =>
  JSON.stringify(
    Object.entries(fields)
      .filter(([name, value]) => !unseen.has(name) && value !== null && value !== undefined && value !== '')
      .sort(([one], [other]) => one.localeCompare(other)),
  )

const none: Values = {}

function storedFields(key: string): Values {
  const node = $getNodeByKey(key)
  return $isBlockNode(node) ? node.getFields() : none
}

/**
 * The fields of a block as they are typed, those that are in the text, a function that puts what is typed into the text at once,
 * and one that reads the form again from the text where they differ. What is typed is put there while someone types, as other words
 * are, so that a copy of the text has it. Payload does so when the server has answered, with what was typed before its question,
 * so it is put there again after a pause. After an undo in the text around, the text is right and the form is not.
 */
export function useBlockWords(): {
  fields: Values
  stored: Values
  passOn: () => void
  readAgain: () => boolean
} {
  const { nodeKey } = useBlockComponentContext()
  const [editor] = useLexicalComposerContext()
  const [formFields] = useAllFormFields()
  // A list without rows would be 0.
  const states = Object.entries(formFields).map(([path, state]) => [
    path,
    { ...state, disableFormData: state.disableFormData || Array.isArray(state.rows) },
  ])
  const fields: Values = reduceFieldsToValues(Object.fromEntries(states), true)
  const look = lookOf(fields)
  const seen = useRef(look)
  const isTyped = useRef(false)
  const isUndone = useRef(false)
  const next = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stored = useSyncExternalStore(
    (onChange) => editor.registerUpdateListener(onChange),
    () => editor.getEditorState().read(() => storedFields(nodeKey)),
  )
  const storedLook = lookOf(stored)

  const put = (tags: string[] = []) => {
    if (!isTyped.current || isUndone.current) return
    editor.update(
      () => {
        const node = $getNodeByKey(nodeKey)
        if (!$isBlockNode(node) || lookOf(node.getFields()) === look) return
        const { id, blockName, blockType } = node.getFields()
        node.setFields({ ...fields, id, blockName, blockType }, true)
      },
      // The cursor stays in the field.
      { discrete: true, tag: [SKIP_DOM_SELECTION_TAG, ...tags] },
    )
  }
  const putNewest = useEffectEvent(put)
  useEffect(() => {
    const beforeSave = () => putNewest()
    partsWithWords.add(beforeSave)
    return () => void partsWithWords.delete(beforeSave)
  }, [])
  useEffect(
    () =>
      editor.registerUpdateListener(({ tags, editorState, prevEditorState }) => {
        const [now, before] = [editorState, prevEditorState].map((state) =>
          state.read(() => storedFields(nodeKey)),
        )
        if (tags.has(HISTORIC_TAG) && now !== before) isUndone.current = true
      }),
    [editor, nodeKey],
  )
  useEffect(() => {
    if (look === seen.current) return
    seen.current = look
    isTyped.current = true
    isUndone.current = false
    // What is typed without a pause is undone together.
    const tags = pause.current === undefined ? [] : [HISTORY_MERGE_TAG]
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      pause.current = undefined
    }, PAUSE_MS)
    next.current ??= setTimeout(() => {
      next.current = undefined
      putNewest(tags)
    }, PASS_ON_EVERY_MS)
  }, [look])
  useEffect(() => {
    if (storedLook === look) return
    const timer = setTimeout(() => putNewest([HISTORY_MERGE_TAG]), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [look, storedLook])

  const readAgain = () => {
    if (!isUndone.current || storedLook === look) return false
    addNewBlock(nodeKey)
    editor.update(
      () => {
        const node = $getNodeByKey(nodeKey)
        // Without a second argument, Payload reads the form again from here.
        if ($isBlockNode(node)) node.setFields({ ...node.getFields() })
      },
      { tag: [SKIP_DOM_SELECTION_TAG, HISTORY_MERGE_TAG] },
    )
    return true
  }
  return { fields, stored, passOn: put, readAgain }
}
