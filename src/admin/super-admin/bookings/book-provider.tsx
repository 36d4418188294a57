'use client'

import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { useClock } from '@/admin/ui/clock'
import { changedAddress, type ListAddress } from '@/admin/ui/list-address'
import { useNewAsked } from '@/admin/ui/use-new-asked'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { dateInZone } from '@/lib/time/zone'
import { BookDialog } from './book-dialog'
import { useDeskRights } from './desk-rights'
import type { StartingTime } from './use-time-choice'

const Book = createContext<(start?: StartingTime) => void>(() => {})

/** Opens the dialog that books for a visitor, at a time or today. */
export const useBook = () => useContext(Book)

/** Holds the dialog for all parts of the tab that lead to it. `?new=1` in the address opens it. */
export function BookProvider({ address, children }: { address: ListAddress; children: ReactNode }) {
  const router = useRouter()
  const { now, zone } = useClock()
  const today = { date: dateInZone(new Date(now), zone) }
  const [start, setStart] = useState<StartingTime>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another day is another answer
  const book = useMemo(() => (at?: StartingTime) => setStart(at ?? today), [today.date])
  const { mayManage } = useDeskRights()
  useNewAsked(() => {
    if (mayManage) book()
  })
  return (
    <Book value={book}>
      {children}
      <BookDialog
        start={start}
        onClose={() => setStart(undefined)}
        onBooked={(id) => router.push(changedAddress(address, { open: id }), { scroll: false })}
      />
    </Book>
  )
}

export function BookButton() {
  const book = useBook()
  if (!useDeskRights().mayManage) return null
  return (
    <Button size="sm" onClick={() => book()}>
      <Icon name="plus" className="size-4.5" />
      Book for a visitor
    </Button>
  )
}
