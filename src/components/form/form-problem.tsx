'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import type { FormProblem } from './use-form'

type FormProblemNoteProps = {
  problem: Pick<FormProblem<unknown>, 'title' | 'message' | 'isWaiting' | 'atField'> | null
  action?: ReactNode
  children?: ReactNode
}

/**
 * The problem of the whole form, before its button. It stays until the next attempt, or until the named fields are corrected.
 */
export function FormProblemNote({ problem, action, children }: FormProblemNoteProps) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A button that the refusal has disabled loses the focus, and keyboard users lose their place.
    const focused = document.activeElement
    // In the booking, the bar with both can extend below the screen.
    if (note.current) {
      if (focused?.matches('[type=submit]')) focused.scrollIntoView({ block: 'nearest' })
      note.current.scrollIntoView({ block: 'nearest' })
    }
    if (
      problem &&
      !problem.isWaiting &&
      !problem.atField &&
      (!focused || focused === document.body || focused.matches(':disabled'))
    )
      note.current?.focus()
  }, [problem])
  if (!problem) return null
  if (problem.isWaiting) {
    return (
      <div role="status">
        <Alert title={problem.title}>{problem.message}</Alert>
      </div>
    )
  }
  // The field has the focus and is read out with its message; the other instructions belong to other failures.
  if (problem.atField) {
    return (
      <Alert tone="error" title={problem.title}>
        {problem.message}
      </Alert>
    )
  }
  return (
    <Alert ref={note} live tone="error" title={problem.title} action={action}>
      <span>{problem.message}</span>
      {children ? <span> {children}</span> : null}
    </Alert>
  )
}
