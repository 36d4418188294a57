'use client'

import { useState } from 'react'
import { failureText, UNEXPECTED } from '@/components/form/failure-text'
import { Alert } from '@/components/ui/alert'
import { Checkbox } from '@/components/ui/checkbox'
import { toast } from '@/components/ui/toast'
import { changeProfile } from '@/features/account/calls'
import { call } from '@/lib/http/call'

/** Turns the morning mail about one's own next steps on and off, at once. The mail leads here. */
export function DueMailsSwitch({ on }: { on: boolean }) {
  const [checked, setChecked] = useState(on)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function change(next: boolean) {
    setBusy(true)
    setProblem(undefined)
    setChecked(next)
    const answer = await call(changeProfile, { dueMails: next })
    setBusy(false)
    if (answer.ok) {
      toast({ tone: 'success', title: next ? 'The daily email is on' : 'The daily email is off' })
      return
    }
    setChecked(!next)
    setProblem(failureText(answer, UNEXPECTED))
  }

  return (
    <section id="due-mails" aria-labelledby="due-mails-title" className="grid gap-2">
      <h3 id="due-mails-title" className="text-lg">
        Daily email
      </h3>
      <Checkbox
        label="Email me at 8 in the morning when my next steps are due"
        checked={checked}
        disabled={busy}
        onChange={({ target }) => void change(target.checked)}
      />
      {problem ? (
        <Alert tone="error" live title="Update failed">
          {problem}
        </Alert>
      ) : null}
    </section>
  )
}
