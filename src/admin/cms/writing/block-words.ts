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
 * The fields of a block as they are typed, those that are in the text (others after an undo there), a function that puts what is
 * typed into the text at once, and one that reads the form again from the text where they differ. Payload puts it there when the
 * server has answered, but never what is typed shortly before an answer, and a late answer takes newer words out again. They are
 * put there after a pause.
 */
export function useBlockWords(onUndone: () => void): {
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
  const isWaiting = useRef(false)
  const isUndone = useRef(false)

  const passOn = () => {
    if (!isWaiting.current) return
    isWaiting.current = false
    editor.update(
      () => {
        const node = $getNodeByKey(nodeKey)
        if (!$isBlockNode(node) || lookOf(node.getFields()) === look) return
        const { id, blockName, blockType } = node.getFields()
        node.setFields({ ...fields, id, blockName, blockType }, true)
      },
      // The cursor stays in the field.
      { discrete: true, tag: SKIP_DOM_SELECTION_TAG },
    )
  }
  const passOnNewest = useEffectEvent(passOn)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const passOnLater = useEffectEvent(() => {
    isWaiting.current = true
    clearTimeout(pause.current)
    pause.current = setTimeout(() => passOnNewest(), PAUSE_MS)
  })
  useEffect(() => {
    const beforeSave = () => passOnNewest()
    partsWithWords.add(beforeSave)
    return () => {
      partsWithWords.delete(beforeSave)
      clearTimeout(pause.current)
    }
  }, [])
  useEffect(() => {
    if (look === seen.current) return
    seen.current = look
    isUndone.current = false
    passOnLater()
  }, [look])
  const stored = useSyncExternalStore(
    (onChange) => editor.registerUpdateListener(onChange),
    () => editor.getEditorState().read(() => storedFields(nodeKey)),
  )
  const undone = useEffectEvent(() => {
    isUndone.current = true
    onUndone()
  })
  const onStored = useEffectEvent((storedLook: string) => {
    if (!isUndone.current && storedLook !== look) passOnLater()
  })
  useEffect(
    () =>
      editor.registerUpdateListener(({ tags, dirtyLeaves, editorState, prevEditorState }) => {
        // An undo names no leaves.
        if (!dirtyLeaves.has(nodeKey) && !tags.has(HISTORIC_TAG)) return
        const [now, before] = [editorState, prevEditorState].map((state) =>
          lookOf(state.read(() => storedFields(nodeKey))),
        )
        if (now === undefined || now === before) return
        if (tags.has(HISTORIC_TAG)) setTimeout(() => undone())
        // An answer that was long under way lacks what was typed since.
        else onStored(now)
      }),
    [editor, nodeKey],
  )
  const readAgain = () => {
    if (!isUndone.current || lookOf(stored) === look) return false
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
  return { fields, stored, passOn, readAgain }
}
