'use client'

import { useEffect, useRef, useState } from 'react'
import { readSession } from '@/features/account/calls'
import { call } from '@/lib/http/call'
import { membersOf } from '@/lib/http/send-answer'

const texts = {
  'signed out':
    'You are signed out, and your last changes are not saved. Sign in in a new tab, then continue here.',
  offline:
    'The server cannot be reached, and your last changes are not saved. They are saved as soon as it answers again.',
  failing:
    'Something went wrong at the server, and your last changes are not saved. They are sent again until they are saved.',
} as const
type Trouble = keyof typeof texts

/** Why the saves of this person fail. */
export function useTrouble(person: string) {
  const [trouble, setTrouble] = useState<Trouble>()
  const status = useRef(0)
  useEffect(() => {
    // Payload's form keeps the answer to a refused save to itself.
    const watch = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name.includes('autosave=true') && 'responseStatus' in entry)
          status.current = Number(entry.responseStatus)
    })
    watch.observe({ type: 'resource' })
    return () => watch.disconnect()
  }, [])
  /** Undefined if the server refused the values of the last save, or would take them now. */
  const findTrouble = async ({ isRefused = false } = {}): Promise<Trouble | undefined> => {
    const answer = await call(readSession, {}, { read: (body) => membersOf(body) })
    if (!answer.ok) return 'offline'
    if (membersOf(answer.data.user).id !== person) return 'signed out'
    return isRefused && status.current >= 500 ? 'failing' : undefined
  }
  return { trouble, setTrouble, findTrouble }
}

/** Stays for as long as nothing can be saved. */
export function NotSaved({ trouble }: { trouble: Trouble }) {
  return (
    <div className="writing-trouble" data-not-saved role="alert">
      {texts[trouble]}{' '}
      {trouble === 'signed out' && (
        <a href="/auth" target="_blank" rel="noopener">
          Sign in
        </a>
      )}
    </div>
  )
}
