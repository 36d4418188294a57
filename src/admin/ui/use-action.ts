'use client'

import { useCallback, useState } from 'react'
import { failureText, sentence } from '@/components/form/failure-text'
import type { Answer } from '@/lib/http/send'
import { notifyDone, notifyFailed } from './notify'
import { useRefresh } from './refresh'

interface Wording<Data> {
  /** The success toast; none if missing. */
  done?: string | ((data: Data) => string)
  failed: string
  /** Shows only the server's reason, if there is one. */
  preferServerMessage?: boolean
  inToast?: boolean
  then?: (data: Data) => void
}

/**
 * One change through an endpoint without fields (forms use `useForm`): busy while it runs, a toast on success, then the
 * tab's data is reloaded. The error is in `problem`, or in a toast (`inToast`) if its place is no longer visible.
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
