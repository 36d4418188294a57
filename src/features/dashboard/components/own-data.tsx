'use client'

import { useState } from 'react'
import { failureText, UNEXPECTED } from '@/components/form/failure-text'
import { useReadableAddress } from '@/components/form/use-readable-address'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { Dialog } from '@/components/ui/dialog'
import { requestErasure } from '@/features/person/calls'
import { call } from '@/lib/http/call'
import { membersOf } from '@/lib/http/send-answer'

const readMessage = (body: unknown) => {
  const { message } = membersOf(body)
  return typeof message === 'string' ? message : undefined
}

export function OwnData({ email }: { email: string }) {
  const shownEmail = useReadableAddress(email)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)

  async function ask() {
    setBusy(true)
    setProblem(null)
    const answer = await call(requestErasure, {}, { read: readMessage })
    setBusy(false)
    setAsking(false)
    if (answer.ok) setDone(answer.data)
    else setProblem(failureText(answer, UNEXPECTED))
  }

  const look = buttonStyles({ variant: 'secondary', size: 'sm' })
  return (
    <section aria-labelledby="own-data" className="grid justify-items-start gap-5 border-ink border-t pt-8">
      <h2 id="own-data" className="text-2xl">
        Your data
      </h2>
      <p className="max-w-prose text-soft">
        Everything that we store about {shownEmail}, as a page to read or as a file for other programs.
      </p>
      <div className="flex flex-wrap gap-3">
        <a href="/api/my-data/export?format=html" download className={look}>
          Save as page
        </a>
        <a href="/api/my-data/export" download className={look}>
          Save as JSON
        </a>
        {done ? null : (
          <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
            Ask us to erase it
          </Button>
        )}
      </div>
      {done ? (
        <Alert live title="Request sent">
          {done}
        </Alert>
      ) : null}
      {problem ? (
        <Alert live tone="error" title="The request was not sent">
          {problem}
        </Alert>
      ) : null}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Ask us to erase your data?"
        description="We check your request and answer within a month. Then we erase your messages, bookings and account, cancel upcoming calls, and keep only what the law requires. We write to you when it is done. Until then nothing changes."
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep my data
            </Button>
            <Button variant="danger" busy={busy} onClick={ask}>
              Send the request
            </Button>
          </>
        }
      />
    </section>
  )
}
