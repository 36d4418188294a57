'use client'

import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, useContext, useMemo, useState, useTransition } from 'react'

interface Refresh {
  /** Increases with each change of the person, so the next refresh marks nothing as another person's change. */
  generation: number
  pending: boolean
  /** After a change of one's own: reads everything on the tab again. */
  refresh: () => void
  /** In the background: what others changed is marked, and nothing moves. */
  refreshQuietly: () => void
}

const RefreshContext = createContext<Refresh>({
  generation: 0,
  pending: false,
  refresh: () => {},
  refreshQuietly: () => {},
})

export const useRefresh = () => useContext(RefreshContext)

/** Reading the tab's data again, without a reload. */
export function RefreshProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [generation, setGeneration] = useState(0)
  const [pending, startRefresh] = useTransition()
  const value = useMemo(
    () => ({
      generation,
      pending,
      refresh: () =>
        startRefresh(() => {
          setGeneration((count) => count + 1)
          router.refresh()
        }),
      refreshQuietly: () => startRefresh(() => router.refresh()),
    }),
    [generation, pending, router],
  )
  return <RefreshContext value={value}>{children}</RefreshContext>
}
