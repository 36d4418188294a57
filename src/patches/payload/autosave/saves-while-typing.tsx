'use client'

import {
  toast,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { leavingLink } from '@/admin/cms/writing/leaving-link'
import { NotSaved, useTrouble } from '@/admin/cms/writing/not-saved'
import { handOverWords } from '@/patches/payload/late-words/hand-over-words'

/** A save waits for a pause of this length, */
const PAUSE_MS = 1500
/** but no longer than this. */
const SAVE_EVERY_MS = 4000
const LOOK_EVERY_MS = 500
/** How often a link looks, each tenth of a second, whether a save that is under way has ended. */
const LINK_LOOKS = 100

/**
 * In the form of each document with drafts: the only autosave. Payload's own, which `drafts.ts` puts to rest, waits for a pause
 * in typing however long it takes, and says nothing when it fails. This one also saves while someone goes on typing and before
 * a link is followed, lets the browser ask before the tab closes, and says for as long as it lasts why nothing can be saved.
 */
export function SavesWhileTyping() {
  const { id, collectionSlug, mostRecentVersionIsAutosaved, documentIsLocked, currentEditor, ...info } =
    useDocumentInfo()
  const { submit, setBackgroundProcessing, disabled, getData } = useForm()
  const { user } = useAuth()
  const fields = useFormFields(([all]) => all)
  const modified = useFormModified()
  // A refused publication leaves the form unmodified.
  const isRefused = useFormSubmitted()
  const isUnsaved = modified || isRefused
  const processing = useFormProcessing()
  // Payload asks whether to take the document over; until then the server would refuse a save.
  const editor = typeof currentEditor === 'object' ? currentEditor?.id : currentEditor
  const isOthers = documentIsLocked && editor !== undefined && editor !== user?.id
  const isBusy = [useFormBackgroundProcessing(), processing, disabled, isOthers].some(Boolean)
  const { trouble, setTrouble, findTrouble } = useTrouble(String(user?.id))
  const changedAt = useRef(0)
  /** When the form began to have unsaved changes, or was saved last. */
  const triedAt = useRef(0)
  const saving = useRef(false)
  const refused = useRef('')
  const heldLink = useRef<HTMLAnchorElement>(undefined)

  const valuesNow = () => JSON.stringify(getData())

  const save = useEffectEvent(async (): Promise<'saved' | 'failed' | 'busy'> => {
    if (!id || isBusy || saving.current) return 'busy'
    if (!isUnsaved) return 'saved'
    saving.current = true
    triedAt.current = Date.now()
    let isSaved = false
    const found = trouble ? await findTrouble() : undefined
    if (found) setTrouble(found)
    else {
      const values = valuesNow()
      setBackgroundProcessing(true)
      const result = await submit({
        acceptValues: { overrideLocalChanges: false },
        action: `/api/${collectionSlug}/${id}?draft=true&autosave=true&depth=0`,
        context: {
          autosave: true,
          getDocPermissions: false,
          incrementVersionCount: !mostRecentVersionIsAutosaved,
        },
        disableFormWhileProcessing: false,
        disableSuccessStatus: true,
        method: 'PATCH',
        overrides: { _status: 'draft' },
        skipValidation: true,
      })
      setBackgroundProcessing(false)
      isSaved = result?.res.ok === true
      refused.current = isSaved ? '' : values
      const reason = isSaved ? undefined : await findTrouble({ isRefused: true })
      setTrouble(reason)
      // The banner says it, and stays.
      if (reason) toast.dismiss()
      if (isSaved && !mostRecentVersionIsAutosaved) {
        info.setMostRecentVersionIsAutosaved(true)
        info.setUnpublishedVersionCount((count) => count + 1)
      }
    }
    saving.current = false
    return isSaved ? 'saved' : 'failed'
  })
  const onLook = useEffectEvent(() => {
    const atLatest = triedAt.current + SAVE_EVERY_MS
    if (Date.now() < (trouble ? atLatest : Math.min(atLatest, changedAt.current + PAUSE_MS))) return
    // Refused values are sent again when they have changed.
    if (trouble || !refused.current || valuesNow() !== refused.current) void save()
  })
  const onClick = useEffectEvent(async (event: MouseEvent) => {
    const link = leavingLink(event)
    if (!link || link === heldLink.current || !isUnsaved) return
    event.preventDefault()
    event.stopImmediatePropagation()
    heldLink.current = link
    let outcome = await save()
    for (let looks = 0; outcome === 'busy' && looks < LINK_LOOKS; looks++) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      outcome = await save()
    }
    if (outcome === 'saved') link.click()
  })
  const onBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!heldLink.current && isUnsaved) event.preventDefault()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the fields counts
  useEffect(() => {
    changedAt.current = Date.now()
  }, [fields])
  useEffect(() => {
    if (!modified) return setTrouble(undefined)
    triedAt.current = Date.now()
    const timer = setInterval(() => onLook(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [modified, setTrouble])
  useEffect(() => {
    const stop = new AbortController()
    const always = { capture: true, signal: stop.signal }
    const onWriting = () => {
      heldLink.current = undefined
    }
    document.addEventListener('beforeinput', onWriting, always)
    document.addEventListener('click', (event) => void onClick(event), always)
    window.addEventListener(
      'beforeunload',
      (event) => {
        handOverWords()
        onBeforeUnload(event)
      },
      always,
    )
    return () => stop.abort()
  }, [])

  return trouble && <NotSaved trouble={trouble} />
}
