'use client'

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Input } from '@/components/ui/input'
import { useList } from './list'
import { FilterField } from './list-filters'

/** A partly typed day can already be a valid day. */
const TYPING_PAUSE_MS = 700

/** A day of the business zone in the address: the first or the last of a list. */
export function DayFilter({ label, name }: { label: string; name: 'from' | 'to' }) {
  const { address, go } = useList()
  const id = useId()
  const day = address.search[name] ?? ''
  const [typed, setTyped] = useState(day)
  const [seen, setSeen] = useState(day)
  const input = useRef<HTMLInputElement>(null)
  // The Back button and cleared filters change the address from outside.
  if (seen !== day) {
    setSeen(day)
    setTyped(day)
  }

  const send = () => {
    // A half-typed day has no value, but does not mean all days.
    if (typed !== day && input.current?.validity.valid) go({ [name]: typed || null, open: null })
  }
  const sendNow = useEffectEvent(send)
  useEffect(() => {
    if (typed === day) return
    const timer = setTimeout(() => sendNow(), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, day])

  return (
    <FilterField id={id} label={label}>
      <Input
        ref={input}
        id={id}
        type="date"
        min="2000-01-01"
        max="2099-12-31"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={send}
        onKeyDown={({ key }) => {
          if (key === 'Enter') send()
        }}
        className="h-10! text-sm! sm:w-40!"
      />
    </FilterField>
  )
}
