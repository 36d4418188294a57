import { useDocumentInfo, useForm, useFormFields, useFormModified } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { notifyUndoable } from '@/admin/ui/actions'
import { restoredFields } from '@/features/publication/writing/values'
import type { Values } from '@/features/rich-text/document'
import { readDocument } from '@/lib/http/documents'
import { handOverWords } from '@/patches/payload/late-words/hand-over-words'
import {
  copiesOf,
  copyLeftBehind,
  forgetCopy,
  holdForm,
  keepCopy,
  keepWhileLeaving,
  type LocalCopy,
} from './local-copies'

const KEEP_AFTER_MS = 700
/** How long a form may take to show what the server has drawn, and how often that is looked at. */
const REPLACED_WITHIN_MS = 20_000
const LOOK_EVERY_MS = 1000

/** Each puts the words of an open window, such as that of a footnote, into the text. */
export const wordsWhileLeaving = new Set<() => void>()

/** Private windows and full disks: the browser keeps nothing, and saving goes on. */
const withoutStorage = () => undefined

/**
 * Keeps what is typed into the form in this browser until the server has confirmed it. `onReplaced` is called when the form shows
 * what someone else has saved: words that were not saved by then stay in the browser.
 * @returns keeps what is in the form now, before it is given up for what is saved
 */
export function useLocalCopy(form: string, person: string, onReplaced: () => void): () => Promise<void> {
  const { id, collectionSlug, initialState, savedDocumentData } = useDocumentInfo()
  const { getData, setModified } = useForm()
  const modified = useFormModified()
  const fields = useFormFields(([all]) => all)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const confirmed = String(savedDocumentData?.updatedAt)
  const isOwnSave = savedDocumentData?.savedIn === form
  const seen = useRef(confirmed)
  const begun = useRef(initialState)
  // Copies that are made while the page is left say so too.
  const isGivenUp = useRef(false)

  const copyNow = (): LocalCopy => ({
    form,
    person,
    document: `${collectionSlug}/${id}`,
    typedAt: Date.now(),
    values: getData(),
    givenUp: isGivenUp.current,
  })
  const keep = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (modified) keepCopy(copyNow()).catch(withoutStorage)
  })
  const leave = useEffectEvent(() => {
    if (!modified) return
    const copy = copyNow()
    try {
      keepWhileLeaving(copy)
    } catch {
      keepCopy(copy).catch(withoutStorage)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the fields is a reason
  useEffect(() => {
    if (modified) timer.current ??= setTimeout(() => keep(), KEEP_AFTER_MS)
  }, [fields, modified])
  useEffect(() => {
    const stop = new AbortController()
    holdForm(form, stop.signal)
    return () => stop.abort()
  }, [form])
  useEffect(() => {
    const stop = new AbortController()
    const onLeaving = () => {
      for (const passOn of wordsWhileLeaving) passOn()
      handOverWords()
      leave()
    }
    // Before the browser asks, and where it asks nothing.
    for (const name of ['beforeunload', 'pagehide'])
      window.addEventListener(name, onLeaving, { capture: true, signal: stop.signal })
    return () => {
      stop.abort()
      keep()
    }
  }, [])
  const onDrawnAgain = useEffectEvent(() => {
    if (!modified) return
    keep()
    setModified(false)
    onReplaced()
  })
  // The server draws the form again, such as after 'Take over'. This effect runs before the form takes what is saved.
  useEffect(() => {
    if (initialState === begun.current) return
    begun.current = initialState
    onDrawnAgain()
  }, [initialState])
  useEffect(() => {
    if (confirmed === seen.current) return
    seen.current = confirmed
    // A save may lack what was typed during it, and a publication elsewhere leaves it in the form.
    if (modified) return
    clearTimeout(timer.current)
    timer.current = undefined
    if (isOwnSave) forgetCopy(form).catch(withoutStorage)
    else onReplaced()
  }, [modified, confirmed, form, isOwnSave, onReplaced])
  return () => {
    isGivenUp.current = true
    return keepCopy(copyNow()).catch(withoutStorage)
  }
}

/** Copies of this document that no open window works on, whose words the form does not show. Those that were saved are forgotten. */
export function useCopiesLeftBehind(form: string, person: string) {
  const { id, collectionSlug, initialState } = useDocumentInfo()
  const { getData } = useForm()
  const [offered, setOffered] = useState<readonly LocalCopy[]>([])

  const offer = useEffectEvent(async (copy: LocalCopy, signal: AbortSignal) => {
    const isShown = () => restoredFields(copy.values, getData() as Values).length === 0
    const until = Date.now() + REPLACED_WITHIN_MS
    // The form may be about to show something else: only what the server has is safe.
    while (isShown()) {
      const saved = await readDocument(String(collectionSlug), String(id), { draft: true })
      if (saved.ok && restoredFields(copy.values, saved.data as Values).length === 0)
        return forgetCopy(copy.form)
      if (signal.aborted || Date.now() > until) return
      if (isShown()) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    }
    setOffered((others) => [...others.filter(({ form }) => form !== copy.form), copy])
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that the server draws anew may show other words (initialState)
  useEffect(() => {
    const stop = new AbortController()
    const look = async () => {
      const found = await copiesOf(person, `${collectionSlug}/${id}`)
      await Promise.all(
        found.map(async (copy) => {
          if (copy.form === form) return
          const left = await copyLeftBehind(copy, stop.signal)
          if (left && !stop.signal.aborted) await offer(left, stop.signal)
        }),
      )
    }
    look().catch(withoutStorage)
    return () => stop.abort()
  }, [form, person, collectionSlug, id, initialState])

  const settle = (copy: LocalCopy) => setOffered((others) => others.filter((other) => other !== copy))
  const discard = (copy: LocalCopy) => {
    settle(copy)
    forgetCopy(copy.form).catch(withoutStorage)
    const undo = () => {
      keepCopy(copy).catch(withoutStorage)
      setOffered((others) => [copy, ...others])
    }
    notifyUndoable('Discarded', { undo })
  }
  return { offered, settle, discard }
}
