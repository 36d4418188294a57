'use client'

import { useEffect, useState } from 'react'
import { notifyDone } from '@/admin/ui/actions'
import { failureText } from '@/components/form/failure-text'
import type { PublishedKind } from '@/features/publication/rules'
import { type Answer, type Failure, send } from '@/lib/http/send'
import type { Refusal } from '@/lib/http/send-answer'

interface Kept<Data> {
  path: string
  read: (body: unknown) => Data | undefined
  failed: string
}

const reasonsIn = (failure: Failure | undefined): readonly Refusal[] =>
  failure?.reason === 'refused' && failure.status === 409 ? failure.errors : []

/** Something that an endpoint keeps with a document, and how to change it. `again` reloads it. */
export function useKeptWith<Data>(
  { kind, id }: { kind: PublishedKind; id: string },
  { path, read, failed }: Kept<Data>,
  again?: unknown,
) {
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
    const asked = new URLSearchParams({ kind, id })
    void send(`${path}?${asked}`, { method: 'GET', read, signal: stop.signal }).then((answer) => {
      if (!stop.signal.aborted) take(answer)
    })
    return () => stop.abort()
  }, [path, kind, id, again])

  async function change(method: 'POST' | 'DELETE', body: object = {}, done?: string): Promise<void> {
    setBusy(true)
    const answer = await send(path, { method, body: { kind, id, ...body }, read })
    setBusy(false)
    take(answer)
    if (answer.ok && done) notifyDone(done)
  }

  const problem = failure && failureText(failure, failed)
  return { data, problem, reasons: reasonsIn(failure), busy, change }
}
