import { useEffect, useState } from 'react'
import { type Found, type FoundKind, foundKinds, MIN_SEARCH } from '@/features/office-search/schema'
import { type Failure, send } from '@/lib/http/send'
import { membersOf } from '@/lib/http/send-answer'

const TYPING_PAUSE_MS = 200

const isKind = (value: unknown): value is FoundKind => foundKinds.some((kind) => kind === value)

function readFound(entry: unknown): Found[] {
  const { kind, id, title, note, href } = membersOf(entry)
  if (!isKind(kind) || typeof title !== 'string' || typeof href !== 'string') return []
  return [{ kind, id: String(id), title, note: typeof note === 'string' ? note : null, href }]
}

function readResults(body: unknown): Found[] | undefined {
  const { results } = membersOf(body)
  return Array.isArray(results) ? results.flatMap(readFound) : undefined
}

interface Answered {
  text: string
  found: readonly Found[]
  failure: Failure | null
}

export function useFound(typed: string) {
  const text = typed.trim()
  const [answered, setAnswered] = useState<Answered | null>(null)
  const [tries, setTries] = useState(0)
  const wanted = text.length >= MIN_SEARCH

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another search
  useEffect(() => {
    if (!wanted) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const path = `/api/office-search?${new URLSearchParams({ q: text })}`
      const answer = await send(path, { method: 'GET', read: readResults, signal: stop.signal })
      if (stop.signal.aborted) return
      setAnswered({ text, found: answer.ok ? answer.data : [], failure: answer.ok ? null : answer })
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, wanted, tries])

  return {
    found: wanted && answered ? answered.found : [],
    failure: wanted && answered?.text === text ? answered.failure : null,
    searching: wanted && answered?.text !== text,
    again() {
      setAnswered(null)
      setTries(tries + 1)
    },
  }
}
