import { useEffect, useMemo, useState } from 'react'
import type { ReferenceProblem } from '@/features/blog/writing/queries'
import type { Content } from '@/features/rich-text/document'
import { writtenReferences } from '@/features/rich-text/written-references'
import { send } from '@/lib/http/send'

const QUIET_MS = 700

const problemsIn = (body: unknown): ReferenceProblem[] | undefined => {
  const found = (body as { problems?: unknown } | null)?.problems
  return Array.isArray(found) ? (found as ReferenceProblem[]) : undefined
}

/**
 * Problems with the links and pictures of the edited text. Checked again when one is added or changed, not on every key press.
 * Undefined without an answer.
 */
export function useReferenceProblems(content: Content | null): readonly ReferenceProblem[] | undefined {
  const asked = useMemo(() => JSON.stringify(writtenReferences(content)), [content])
  const [known, setKnown] = useState<{ asked: string; problems: readonly ReferenceProblem[] }>()

  useEffect(() => {
    if (asked === '[]') return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const body = { references: JSON.parse(asked) as unknown }
      const answer = await send('/api/check-references', { body, read: problemsIn, signal: stop.signal })
      if (answer.ok) setKnown({ asked, problems: answer.data })
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked])

  if (asked === '[]') return []
  return known?.asked === asked ? known.problems : undefined
}
