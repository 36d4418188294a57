'use client'

import { useEffect, useState } from 'react'
import { notifyDone } from '@/admin/ui/actions'
import { failureText } from '@/components/form/failure-text'
import type { PublishedKind } from '@/features/publication/rules'
import type { Answer, Failure } from '@/lib/http/send'
import type { Refusal } from '@/lib/http/send-answer'

const SIGNED_OUT = 'You are signed out. Sign in in a new tab, then continue here.'

interface Subject {
  kind: PublishedKind
  id: string
}

interface Kept<Data> {
  load: (document: Subject, signal: AbortSignal) => Promise<Answer<Data>>
  failed: string
}

const reasonsIn = (failure: Failure | undefined): readonly Refusal[] =>
  failure?.reason === 'refused' && failure.status === 409 ? failure.errors : []

/** Gives the new state to each place that shows it. Read again, a link would come without its address. */
const CHANGED = new EventTarget()

interface Change<Data> {
  load: Kept<Data>['load']
  answer: Answer<Data>
}

/** Something that an endpoint keeps with a document, and how to change it. `again` reloads it. */
export function useKeptWith<Data>({ kind, id }: Subject, { load, failed }: Kept<Data>, again?: unknown) {
  const [data, setData] = useState<Data>()
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)

  const take = (answer: Answer<Data>) => {
    if (answer.ok) setData(answer.data)
    setFailure(answer.ok ? undefined : answer)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` is whatever else changes the answer
  useEffect(() => {
    const stop = new AbortController()
    void load({ kind, id }, stop.signal).then((answer) => {
      if (!stop.signal.aborted) take(answer)
    })
    const onChange = (event: CustomEventInit<Change<Data>>) => {
      if (event.detail?.load === load) take(event.detail.answer)
    }
    CHANGED.addEventListener(`${kind}/${id}`, onChange, { signal: stop.signal })
    return () => stop.abort()
  }, [load, kind, id, again])

  async function change(send: (document: Subject) => Promise<Answer<Data>>, done?: string): Promise<void> {
    setBusy(true)
    const answer = await send({ kind, id })
    setBusy(false)
    if (!answer.ok) return take(answer)
    CHANGED.dispatchEvent(new CustomEvent<Change<Data>>(`${kind}/${id}`, { detail: { load, answer } }))
    if (done) notifyDone(done)
  }

  const isSignedOut = failure?.reason === 'refused' && failure.status === 401
  const problem = isSignedOut ? SIGNED_OUT : failure && failureText(failure, failed)
  return { data, problem, reasons: reasonsIn(failure), busy, change }
}
