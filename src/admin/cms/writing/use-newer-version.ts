import {
  toast,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useServerFunctions,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { isPublicationChange } from '@/features/publication/writing/values'
import type { Values } from '@/features/rich-text/document'
import { readDocument } from '@/lib/http/documents'
import { handOverWords } from '@/patches/payload/late-words/hand-over-words'
import { showPublished } from './use-published-note'

const LOOK_EVERY_MS = 30_000
/** The fields that a publication, or its end, changes. */
const FIELDS = ['slug', 'status', 'publishedAt', '_status', 'updatedAt']

/** The text editor is drawn again in the task after the form's. */
const REDRAWN_MS = 200
const OFFER = 'newer-version'

/** A text that is exchanged under someone's cursor takes what is typed at that moment with it. */
const isWriting = () =>
  document.hasFocus() && document.activeElement?.matches('input, textarea, [contenteditable="true"]')

/**
 * Returns a function that brings a newer version of the document into the open form, and keeps what is typed. It resolves with
 * false if someone must choose, because the text was changed elsewhere too.
 */
export function useNewerVersion(): (theirs: Values) => Promise<boolean> {
  const info = useDocumentInfo()
  const { dispatchFields, getData, getFields, replaceState, setModified } = useForm()
  const { getFormState } = useServerFunctions()
  // A refused publication leaves the form unmodified.
  const isUnsaved = [useFormModified(), useFormSubmitted()].some(Boolean)
  const { id, collectionSlug = '', docPermissions, data: savedBefore } = info

  const noteState = (theirs: Values) => {
    const isPublished = theirs._status === 'published'
    info.setData(theirs)
    info.setHasPublishedDoc(theirs.status === 'published')
    info.setUnpublishedVersionCount(isPublished ? 0 : 1)
    info.setMostRecentVersionIsAutosaved(false)
    info.incrementVersionCount()
    info.setLastUpdateTime(Date.parse(String(theirs.updatedAt)))
    if (isPublished) showPublished(collectionSlug, theirs)
  }
  /** Not as if someone had typed these values: the form would keep its own over those of its next save. */
  const takeValues = (theirs: Values, names: string[]) => {
    const fields = getFields()
    const taken = names
      .filter((name) => name in fields)
      .map((name) => [
        name,
        { ...fields[name], value: theirs[name], initialValue: theirs[name], valid: true },
      ])
    dispatchFields({ type: 'UPDATE_MANY', formState: Object.fromEntries(taken) })
  }
  const keepTyped = useEffectEvent((theirs: Values): boolean => {
    const typed: Values = getData()
    // A restored copy began from an older version.
    const isOlder = Date.parse(String(typed.updatedAt)) !== Date.parse(String(savedBefore?.updatedAt))
    if (isOlder || !isPublicationChange(typed, { ...savedBefore }, theirs)) return false
    takeValues(theirs, FIELDS)
    noteState(theirs)
    setModified(true)
    return true
  })
  const confirmTaken = useEffectEvent((theirs: Values): boolean => {
    if (isUnsaved) return false
    takeValues(theirs, ['updatedAt'])
    noteState(theirs)
    return true
  })
  return useEffectEvent(async (theirs: Values): Promise<boolean> => {
    const known = getFields()
    handOverWords()
    const shown = getFields()
    if (isUnsaved || shown !== known) return keepTyped(theirs)
    const { state } = await getFormState({
      id,
      collectionSlug,
      data: theirs,
      docPermissions,
      docPreferences: await info.getDocPreferences(),
      operation: 'update',
      renderAllFields: true,
      schemaPath: collectionSlug,
      skipValidation: true,
    })
    handOverWords()
    // Typed in the meantime: the next look decides.
    if (!state || getFields() !== shown) return false
    // A letter typed before the editor is drawn again brings the old text with it. The form still names the version that this text
    // is from, so the server refuses it and the person is asked.
    flushSync(() => replaceState(shown.updatedAt ? { ...state, updatedAt: shown.updatedAt } : state))
    await new Promise((resolve) => setTimeout(resolve, REDRAWN_MS))
    handOverWords()
    return confirmTaken(theirs)
  })
}

/** Looks for a version that was saved elsewhere, such as a planned publication, while the form is open and in sight. */
export function useVersionWatch(): void {
  const { id, collectionSlug, data } = useDocumentInfo()
  const { disabled, getData } = useForm()
  const isBusy = [useFormBackgroundProcessing(), useFormProcessing(), disabled].some(Boolean)
  const take = useNewerVersion()
  const savedAt = String(data?.updatedAt)

  const isNewer = useEffectEvent(({ updatedAt }: Values, knownAt: string) => {
    // A save of this form may have been on its way.
    const isOwnSave = isBusy || savedAt !== knownAt
    return !isOwnSave && Date.parse(String(updatedAt)) > Date.parse(knownAt)
  })
  const look = useEffectEvent(async ({ isAsked = false } = {}) => {
    if (isBusy || document.visibilityState !== 'visible') return
    const knownAt = savedAt
    const newest = await readDocument(String(collectionSlug), String(id), {
      draft: true,
      select: ['updatedAt'],
    })
    if (!newest.ok || !isNewer(newest.data, knownAt)) return
    const theirs = await readDocument(String(collectionSlug), String(id), { draft: true })
    if (!theirs.ok || !isNewer(theirs.data, knownAt)) return
    if (!isAsked && isWriting() && !isPublicationChange(getData(), { ...data }, theirs.data)) offer()
    else await take(theirs.data)
  })
  const offer = () =>
    toast.info('This text was changed elsewhere since.', {
      id: OFFER,
      duration: Number.POSITIVE_INFINITY,
      action: { label: 'Show it', onClick: () => void look({ isAsked: true }) },
    })
  // Taken, or overtaken by the question of a refused save.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new version ends the offer
  useEffect(() => () => void toast.dismiss(OFFER), [savedAt])
  useEffect(() => {
    const onSight = () => void look()
    const timer = setInterval(onSight, LOOK_EVERY_MS)
    document.addEventListener('visibilitychange', onSight)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onSight)
    }
  }, [])
}
