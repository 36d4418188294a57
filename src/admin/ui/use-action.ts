'use client'

import { useCallback, useState } from 'react'
import { failureText } from '@/components/form/failure-text'
import type { Answer } from '@/lib/http/send'
import { notifyDone, notifyFailed } from './notify'
import { useRefresh } from './refresh'

interface Wording<Data> {
  /** The toast when it is done; nothing is said without it. */
  done?: string | ((data: Data) => string)
  /** The toast when it failed, below the title 'Error'. */
  failed: string
  /** Shows the server's own message in the toast where it sent one. */
  preferServerMessage?: boolean
  then?: (data: Data) => void
}

/**
 * One change through an endpoint that has no fields (those have `useForm`): busy while it runs, toasts as specified,
 * the tab's data read again when it is done; the reason of a failure stays in `problem`.
 */
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
      setProblem(reason)
      notifyFailed(wording.preferServerMessage && refused ? reason : wording.failed)
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
