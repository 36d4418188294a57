'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Answer } from '@/lib/http/send'
import { ConfirmDialog } from './confirm-dialog'
import { useAction } from './use-action'

interface QuestionButtonProps<Data> {
  label: ReactNode
  /** 'plain' for actions that delete nothing. */
  tone?: 'danger' | 'plain'
  title: string
  action: string
  cancel: string
  call: () => Promise<Answer<Data, unknown>>
  failed: string
  done?: (data: Data) => string
  onDone?: (data: Data) => void
  children: ReactNode
}

/** A button that asks before it acts. Afterwards its rows may be gone, so the focus moves to the tab. */
export function QuestionButton<Data>(props: QuestionButtonProps<Data>) {
  const { label, tone = 'danger', title, action, cancel, call, failed, done, onDone, children } = props
  const [asking, setAsking] = useState(false)
  const { run, busy, problem, clear } = useAction<Data>()
  const then = (data: Data) => {
    setAsking(false)
    onDone?.(data)
    document.getElementById('tab')?.focus({ preventScroll: true })
  }
  const confirm = () => run(call, { failed, then, ...(done ? { done } : {}) })
  return (
    <>
      <Button
        variant={tone === 'danger' ? 'danger' : 'secondary'}
        size="sm"
        onClick={() => {
          clear()
          setAsking(true)
        }}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        {...{ title, action, cancel, tone, busy, problem }}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
