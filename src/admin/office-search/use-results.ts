import { useEffect, useState } from 'react'
import { searchOffice } from '@/features/office-search/calls'
import { type Found, MIN_SEARCH } from '@/features/office-search/schema'
import { call } from '@/lib/http/call'
import type { Failure } from '@/lib/http/send'

const TYPING_PAUSE_MS = 200

type Answered = { text: string; results: readonly Found[]; failure: Failure | null }

export function useResults(typed: string) {
  const text = typed.trim()
  const [answered, setAnswered] = useState<Answered | null>(null)
  const [tries, setTries] = useState(0)
  const wanted = text.length >= MIN_SEARCH

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another search
  useEffect(() => {
    if (!wanted) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await call(searchOffice, { q: text }, { signal: stop.signal })
      if (stop.signal.aborted) return
      setAnswered({ text, results: answer.ok ? answer.data.results : [], failure: answer.ok ? null : answer })
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, wanted, tries])

  return {
    results: wanted && answered ? answered.results : [],
    failure: wanted && answered?.text === text ? answered.failure : null,
    searching: wanted && answered?.text !== text,
    again() {
      setAnswered(null)
      setTries(tries + 1)
    },
  }
}
