'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { failureText, UNEXPECTED } from '@/components/form/failure-text'
import { leaveSignedOut } from '@/components/layout/leave-signed-out'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { endAllSessions, endSession } from '@/features/account/calls'
import { call } from '@/lib/http/call'

export type ShownSession = {
  id: string
  current: boolean
  device: string
  address: string
  lastSeen: string
  began: string
}

const ALL = 'all'

export function SessionList({ sessions }: { sessions: readonly ShownSession[] }) {
  const router = useRouter()
  const heading = useRef<HTMLHeadingElement>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function end(id: string | null, signsOut: boolean) {
    setBusy(id ?? ALL)
    setProblem(null)
    const answer = await (id ? call(endSession, { id }) : call(endAllSessions))
    if (answer.ok && signsOut) return leaveSignedOut()
    setBusy(null)
    if (!answer.ok) return setProblem(failureText(answer, UNEXPECTED))
    toast({ title: 'Device signed out' })
    heading.current?.focus()
    router.refresh()
  }

  return (
    <section aria-labelledby="sessions">
      <h3 ref={heading} id="sessions" tabIndex={-1} className="mb-4 text-xl outline-none">
        Devices
      </h3>
      <ul>
        {sessions.map(({ id, current, device, address, lastSeen, began }) => (
          <li
            key={id}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-line border-t py-4"
          >
            <div className="grid gap-1">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                <span>{device}</span>
                {current ? <Badge tone="good">This device</Badge> : null}
              </p>
              <p className="text-sm text-soft">{`From ${address}, last seen ${lastSeen}`}</p>
              <p className="text-faint text-xs">Signed in {began}</p>
            </div>
            <Button variant="secondary" size="sm" busy={busy === id} onClick={() => void end(id, current)}>
              Sign out<span className="sr-only"> {device}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="grid justify-items-start gap-4 border-line border-t pt-5">
        {problem ? (
          <Alert live tone="error" title="Update failed">
            {problem}
          </Alert>
        ) : null}
        <Button variant="danger" size="sm" busy={busy === ALL} onClick={() => void end(null, true)}>
          Sign out everywhere
        </Button>
      </div>
    </section>
  )
}
