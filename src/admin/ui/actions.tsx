'use client'

import { toast } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation'
import {
  createContext,
  isValidElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useTransition,
} from 'react'
import { failureText, sentence } from '@/components/form/failure-text'
import { Alert } from '@/components/ui/alert'
import type { Answer } from '@/lib/http/send'
import { UNDO_SHOWN_MS } from '@/lib/time/undo'

/** Focuses the first of these that exists, if what had the focus is gone, disabled or in a toast: a click must not lose the keyboard's place. */
export function keepFocus(...selectors: string[]): void {
  requestAnimationFrame(() => {
    const at = document.activeElement
    if (at && at !== document.body && !at.matches(':disabled, [data-sonner-toaster] *')) return
    const next = selectors
      .map((selector) => document.querySelector<HTMLElement>(selector))
      .find((found) => found && found.getClientRects().length > 0)
    next?.focus({ preventScroll: true })
  })
}

/** Calls `onAsked` for `?new=1`, which leaves the address at once, so that a reload, a shared link or Back does not ask again. */
export function useNewAsked(onAsked: () => void): void {
  const router = useRouter()
  const asked = useSearchParams().get('new') === '1'
  const begin = useEffectEvent(onAsked)
  useEffect(() => {
    if (!asked) return
    begin()
    const { pathname, search } = window.location
    const rest = new URLSearchParams(search)
    rest.delete('new')
    router.replace(rest.size > 0 ? `${pathname}?${rest}` : pathname, { scroll: false })
  }, [asked, router])
}

type Shown = ReturnType<typeof toast.getToasts>[number]

/** Of a refusal, Payload gives the server's words to a component. */
const wordsOf = (title: unknown): string => {
  const words = isValidElement<{ errorMessage?: unknown }>(title) ? title.props.errorMessage : title
  return typeof words === 'string' ? words : ''
}

const settlesLater = (shown: Shown) => 'promise' in shown && shown.promise !== undefined

/** Replaces the toast of Payload's own form, which sets its final text only after it has notified listeners. `show` gets its id and text. */
export function replaceSaveToast(show: (id: string | number | undefined, said: string) => void): void {
  const own = toast.getToasts().findLast(settlesLater)
  const saving = own && 'promise' in own && own.promise instanceof Promise ? own.promise : Promise.resolve()
  const finish = () =>
    setTimeout(() => {
      const now = toast.getToasts().find(({ id }) => id === own?.id)
      show(now?.id, now && 'title' in now ? wordsOf(now.title) : '')
    })
  saving.then(finish, finish)
}

export const Problem = ({ title, children }: { title?: string; children: string | undefined }) =>
  children ? (
    <Alert tone="error" live title={title}>
      {children}
    </Alert>
  ) : null

interface Wording<Data> {
  done?: string | ((data: Data) => string)
  failed: string
  preferServerMessage?: boolean
  inToast?: boolean
  then?: (data: Data) => void
}

/** One change through an endpoint without fields (forms use `useForm`). The error is in `problem`, or in a toast if its place may be gone. */
export function useAction<Data>() {
  const { refresh } = useRefresh()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const run = async (call: () => Promise<Answer<Data, unknown>>, wording: Wording<Data>) => {
    setBusy(true)
    setProblem(undefined)
    const answer = await call()
    setBusy(false)
    if (!answer.ok) {
      const reason = failureText(answer, wording.failed)
      const refused = answer.reason === 'refused' && answer.errors.length > 0
      const isSaid = reason.includes(wording.failed) || (wording.preferServerMessage && refused)
      const text = isSaid ? reason : `${sentence(wording.failed)} ${reason}`
      if (wording.inToast) notifyFailed(text)
      else setProblem(text)
      return
    }
    const { done } = wording
    if (done) notifyDone(typeof done === 'function' ? done(answer.data) : done)
    wording.then?.(answer.data)
    refresh()
  }
  const clear = useCallback(() => setProblem(undefined), [])
  return { run, busy, clear, problem }
}

/** Toasts of one kind that may still be visible. */
const done = new Set<string | number>()
const failed = new Set<string | number>()

/** Error and success toasts are never shown together, because they could contradict each other. */
function takeAway(others: Set<string | number>): void {
  for (const id of others) toast.dismiss(id)
  others.clear()
}

export function notifyDone(text: string, title?: string): void {
  takeAway(failed)
  done.add(title ? toast.success(title, { description: text }) : toast.success(text))
}

export function notifyWarning(text: string, title: string): void {
  takeAway(failed)
  done.add(toast.warning(title, { description: text }))
}

export function notifyFailed(text: string, title = 'Error'): void {
  takeAway(done)
  failed.add(toast.error(title, { description: text }))
}

const ends = new Map<string, ReturnType<typeof setTimeout>>()

interface Undoable {
  undo: () => void
  about?: string
  forMs?: number
}

/** A success toast with Undo. It goes when the time is over, also under the pointer, where a toast's own time stands still. */
export function notifyUndoable(
  text: string,
  { undo, about = crypto.randomUUID(), forMs = UNDO_SHOWN_MS }: Undoable,
): void {
  takeAway(failed)
  clearTimeout(ends.get(about))
  if (forMs <= 0) {
    toast.dismiss(about)
    notifyDone(text)
    return
  }
  const end = Date.now() + forMs
  // A device that slept has missed the timer.
  const onClick = () => (Date.now() < end ? undo() : notifyFailed('The time to undo is over.'))
  toast.success(text, { id: about, duration: Number.POSITIVE_INFINITY, action: { label: 'Undo', onClick } })
  ends.set(
    about,
    setTimeout(() => {
      ends.delete(about)
      toast.dismiss(about)
    }, forMs),
  )
}

/** Returns an answer of our own endpoint with the type of its contract; undefined if it is not an object. */
export const bodyOf = <Body extends object>(body: unknown): Body | undefined =>
  typeof body === 'object' && body !== null ? (body as Body) : undefined

interface Refresh {
  generation: number
  pending: boolean
  refresh: () => void
  refreshQuietly: () => void
}

const RefreshContext = createContext<Refresh>({
  generation: 0,
  pending: false,
  refresh: () => {},
  refreshQuietly: () => {},
})

export const useRefresh = () => useContext(RefreshContext)

export function RefreshProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [generation, setGeneration] = useState(0)
  const [pending, startRefresh] = useTransition()
  const value = useMemo(
    () => ({
      generation,
      pending,
      refresh: () =>
        startRefresh(() => {
          setGeneration((count) => count + 1)
          router.refresh()
        }),
      refreshQuietly: () => startRefresh(() => router.refresh()),
    }),
    [generation, pending, router],
  )
  return <RefreshContext value={value}>{children}</RefreshContext>
}
