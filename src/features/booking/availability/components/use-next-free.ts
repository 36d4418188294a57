import { startTransition, useEffect, useState } from 'react'
import { type AskedCall, fetchNextFree, type NextFree } from '../../components/booking-calls'

/** The next free times of a call and the server's clock. Undefined while loading. Reloads when `releases` changes. */
export function useNextFree(call: AskedCall, releases: number): NextFree | undefined {
  const [found, setFound] = useState<NextFree>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a time that was taken makes these old
  useEffect(() => {
    const stop = new AbortController()
    void fetchNextFree(call, stop.signal).then((answer) => {
      if (stop.signal.aborted) return
      startTransition(() => setFound(answer.ok ? answer.data : { next: [], now: new Date() }))
    })
    return () => stop.abort()
  }, [call, releases])

  return found
}
