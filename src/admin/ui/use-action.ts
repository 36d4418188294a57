'use client'

import { useCallback, useState } from 'react'
import { failureText, sentence } from '@/components/form/failure-text'
import type { Answer } from '@/lib/http/send'
import { notifyDone, notifyFailed } from './notify'
import { useRefresh } from './refresh'

interface Wording<Data> {
  /** The toast when it is done; nothing is said without it. */
  done?: string | ((data: Data) => string)
  /** What is said when it failed, before the reason. */
  failed: string
  /** Where the server gives a reason, that alone is said. */
  preferServerMessage?: boolean
  inToast?: boolean
  then?: (data: Data) => void
}

/**
 * One change through an endpoint that has no fields (those have `useForm`): busy while it runs, a toast when it is
 * done, and the tab's data read again. What failed stays in `problem`, for the place that asked; where
 * nothing of it is in sight any more, a toast says it (`inToast`).
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
