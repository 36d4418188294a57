'use client'

import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Answer } from '@/lib/http/send'
import { useAction } from './actions'
import { ConfirmDialog } from './confirm-dialog'

type Dialog = Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'action' | 'cancel' | 'tone' | 'children'>

interface QuestionButtonProps<Data> extends Dialog {
  label: ReactNode
  look?: 'danger' | 'secondary' | 'quiet'
  call: () => Promise<Answer<Data, unknown>>
  failed: string
  preferServerMessage?: boolean
  done?: (data: Data) => string
  onDone?: (data: Data) => void
}

export function QuestionButton<Data>(props: QuestionButtonProps<Data>) {
  const { label, look = props.tone === 'plain' ? 'secondary' : 'danger', ...rest } = props
  const { call, failed, preferServerMessage = false, done, onDone, ...dialog } = rest
  const [asking, setAsking] = useState(false)
  const { run, busy, problem, clear } = useAction<Data>()
  const then = (data: Data) => {
    setAsking(false)
    onDone?.(data)
    document.getElementById('tab')?.focus({ preventScroll: true })
  }
  const confirm = () => run(call, { failed, preferServerMessage, then, ...(done ? { done } : {}) })
  return (
    <>
      <Button
        variant={look}
        size="sm"
        onClick={() => {
          clear()
          setAsking(true)
        }}
      >
        {label}
      </Button>
      <ConfirmDialog
        {...dialog}
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        busy={busy}
        problem={problem}
      />
    </>
  )
}
