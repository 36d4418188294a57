import { startTransition, useCallback, useEffect, useState } from 'react'
import { type LoadedPart, loadPart } from './load-part'

type LazyPart<Part> = { status: 'loading' } | { status: 'ready'; part: Part } | { status: 'failed' }

/**
 * A component or other part that loads once `wanted` is true. After a failure `retry` loads again; React.lazy would end the
 * page. `load` must be the same function at each render.
 */
export function useLazyPart<Part>(load: () => Promise<Part>, wanted = true) {
  const [loaded, setLoaded] = useState<LoadedPart<Part> | null>(null)
  const isMissing = wanted && loaded === null

  useEffect(() => {
    if (!isMissing) return
    let gone = false
    void loadPart(load).then((answer) => {
      // A transition draws the part in short tasks.
      if (!gone) startTransition(() => setLoaded(answer))
    })
    return () => {
      gone = true
    }
  }, [load, isMissing])

  const retry = useCallback(() => setLoaded(null), [])
  const state: LazyPart<Part> = !loaded
    ? { status: 'loading' }
    : loaded.ok
      ? { status: 'ready', part: loaded.part }
      : { status: 'failed' }
  return { ...state, retry }
}
