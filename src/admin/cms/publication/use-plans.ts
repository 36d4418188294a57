'use client'

import { useEffect, useState } from 'react'
import { notifyDone } from '@/admin/ui/notify'
import type { PublishedKind } from '@/features/publication/rules'
import type { Planned } from '@/features/publication/schedule/queries'
import type { PlannedAction } from '@/features/publication/schedule/schema'
import { type Answer, send } from '@/lib/http/send'

const PATH = '/api/publication-schedule'

export interface Schedule {
  timezone: string
  planned: readonly Planned[]
}

export interface Choice {
  action: PlannedAction
  date: string
  time: string
}

const isSchedule = (body: unknown): body is Schedule =>
  typeof body === 'object' && body !== null && 'timezone' in body && 'planned' in body
const read = (body: unknown) => (isSchedule(body) ? body : undefined)

const wordsOf = (answer: Answer<Schedule>): string | undefined => {
  if (answer.ok) return undefined
  return answer.reason === 'refused' && answer.errors[0]
    ? answer.errors[0].message
    : 'The server could not be reached. Please try again.'
}

/** The plans of a document and how to change them. `again` reloads them. */
export function usePlans(subject: { kind: PublishedKind; id: string }, again: unknown) {
  const [schedule, setSchedule] = useState<Schedule>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { kind, id } = subject

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was published or unpublished ends plans
  useEffect(() => {
    const stop = new AbortController()
    const asked = new URLSearchParams({ kind, id })
    void send(`${PATH}?${asked}`, { method: 'GET', read, signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return
      if (answer.ok) setSchedule(answer.data)
      setProblem(wordsOf(answer))
    })
    return () => stop.abort()
  }, [kind, id, again])

  async function change(method: 'POST' | 'DELETE', body: object, done: string): Promise<void> {
    setBusy(true)
    const answer = await send(PATH, { method, body: { kind, id, ...body }, read })
    setBusy(false)
    setProblem(wordsOf(answer))
    if (!answer.ok) return
    setSchedule(answer.data)
    notifyDone(done)
  }

  return {
    schedule,
    problem,
    busy,
    plan: (choice: Choice) => change('POST', choice, 'Scheduled'),
    callOff: (action: PlannedAction) => change('DELETE', { action }, 'Cancelled'),
  }
}
