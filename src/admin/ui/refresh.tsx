'use client'

import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, useContext, useMemo, useState, useTransition } from 'react'

interface Refresh {
  /** Increases with each change of the person, so the next refresh marks nothing as another person's change. */
  generation: number
  pending: boolean
  /** After the person's own change: reloads everything on the tab. */
  refresh: () => void
  /** In the background: marks changes by others, and moves nothing. */
  refreshQuietly: () => void
}

const RefreshContext = createContext<Refresh>({
  generation: 0,
  pending: false,
  refresh: () => {},
  refreshQuietly: () => {},
})

export const useRefresh = () => useContext(RefreshContext)

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
