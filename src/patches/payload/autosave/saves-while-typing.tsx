'use client'

import {
  toast,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { HELD_BACK_MS } from '@/admin/cms/writing/use-local-copy'
import { readSession } from '@/features/account/calls'
import { call } from '@/lib/http/call'
import { membersOf } from '@/lib/http/send-answer'

const SAVE_EVERY_MS = 4000
/** Less than Payload's autosave waits after the last key (`AUTOSAVE_MS`), so that the two never save at once. */
const STILL_TYPING_MS = 1000
/** By then Payload's autosave has ended without a save, unless it is still under way. */
const NOT_SAVED_MS = 3000
/** How long a link waits for a save that is under way. */
const LINK_WAIT_MS = 10_000

const texts = {
  'signed out':
    'You are signed out, and your last changes are not saved. Sign in in a new tab, then continue here.',
  offline:
    'The server cannot be reached, and your last changes are not saved. They are saved as soon as it answers again.',
} as const
type Trouble = keyof typeof texts

interface Work {
  typedAt: number
  refusedAt: number
  saving: boolean
  held: HTMLAnchorElement | undefined
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function troubleOf(person: string): Promise<Trouble | undefined> {
  const answer = await call(readSession, {}, { read: (body) => membersOf(body) })
  if (!answer.ok) return 'offline'
  return membersOf(answer.data.user).id === person ? undefined : 'signed out'
}

function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target === '_blank' || link.closest('[contenteditable="true"]')) return undefined
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
  return link
}

/**
 * In the form of each document with drafts. Payload's autosave waits for a pause in typing; this saves while someone goes on
 * typing and before a link is followed, lets the browser ask before the tab closes, and says for as long as it lasts why nothing
 * can be saved.
 */
export function SavesWhileTyping() {
  const { id, collectionSlug, mostRecentVersionIsAutosaved, ...info } = useDocumentInfo()
  const { submit, setBackgroundProcessing, disabled, formRef } = useForm()
  const { user } = useAuth()
  const modified = useFormModified()
  // A refused publication leaves the form unmodified.
  const isUnsaved = [modified, useFormSubmitted()].some(Boolean)
  const isBusy = [useFormBackgroundProcessing(), useFormProcessing(), disabled].some(Boolean)
  const [trouble, setTrouble] = useState<Trouble>()
  const work = useRef<Work>({ typedAt: 0, refusedAt: 0, saving: false, held: undefined })

  const isHeldBack = () => Date.now() - work.current.typedAt < HELD_BACK_MS

  const save = useEffectEvent(async (): Promise<'saved' | 'failed' | 'busy'> => {
    const now = work.current
    if (!id || isBusy || now.saving) return 'busy'
    now.saving = true
    let isSaved = false
    const found = trouble ? await troubleOf(String(user?.id)) : undefined
    setTrouble(found)
    if (!found) {
      setBackgroundProcessing(true)
      const result = await submit({
        acceptValues: { overrideLocalChanges: false },
        action: `/api/${collectionSlug}/${id}?draft=true&autosave=true&depth=0`,
        context: { getDocPermissions: false, incrementVersionCount: !mostRecentVersionIsAutosaved },
        disableFormWhileProcessing: false,
        disableSuccessStatus: true,
        method: 'PATCH',
        overrides: { _status: 'draft' },
        skipValidation: true,
      })
      setBackgroundProcessing(false)
      isSaved = result?.res.ok === true
      if (!isSaved) {
        now.refusedAt = Date.now()
        const reason = await troubleOf(String(user?.id))
        setTrouble(reason)
        // The banner says it, and stays.
        if (reason) toast.dismiss()
      } else if (!mostRecentVersionIsAutosaved) {
        info.setMostRecentVersionIsAutosaved(true)
        info.setUnpublishedVersionCount((count) => count + 1)
      }
    }
    now.saving = false
    return isSaved ? 'saved' : 'failed'
  })
  const isInForm = useEffectEvent((target: EventTarget | null) =>
    Boolean(target instanceof Node && formRef.current?.contains(target)),
  )
  const onTick = useEffectEvent(() => {
    const { typedAt, refusedAt } = work.current
    const since = Date.now() - typedAt
    const isDue = since < STILL_TYPING_MS || since > NOT_SAVED_MS
    // Refused text is sent again when it has changed.
    if (trouble || (isDue && typedAt >= refusedAt)) void save()
  })
  const onClick = useEffectEvent(async (event: MouseEvent) => {
    const link = leavingLink(event)
    if (!link || link === work.current.held || !(isUnsaved || isHeldBack())) return
    event.preventDefault()
    event.stopImmediatePropagation()
    work.current.held = link
    const until = Date.now() + LINK_WAIT_MS
    while (isHeldBack()) await pause(50)
    let outcome = await save()
    while (outcome === 'busy' && Date.now() < until) {
      await pause(100)
      outcome = await save()
    }
    if (outcome !== 'saved') return
    work.current.typedAt = 0
    link.click()
  })
  const onBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!work.current.held && (isUnsaved || isHeldBack())) event.preventDefault()
  })

  useEffect(() => {
    if (!modified) {
      setTrouble(undefined)
      return
    }
    work.current.typedAt = Date.now()
    const timer = setInterval(() => onTick(), SAVE_EVERY_MS)
    return () => clearInterval(timer)
  }, [modified])
  useEffect(() => {
    const stop = new AbortController()
    const always = { capture: true, signal: stop.signal }
    const typed = ({ target }: Event) => {
      if (!isInForm(target)) return
      work.current.typedAt = Date.now()
      work.current.held = undefined
    }
    document.addEventListener('input', typed, always)
    document.addEventListener('click', (event) => void onClick(event), always)
    window.addEventListener('beforeunload', (event) => onBeforeUnload(event), always)
    return () => stop.abort()
  }, [])

  if (!trouble) return null
  return (
    <div className="writing-trouble" data-not-saved role="alert">
      {texts[trouble]}{' '}
      {trouble === 'signed out' && (
        <a href="/auth" target="_blank" rel="noopener">
          Sign in
        </a>
      )}
    </div>
  )
}
