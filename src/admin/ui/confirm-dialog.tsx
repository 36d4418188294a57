'use client'

import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Answer } from '@/lib/http/send'
import { Problem, useAction } from './actions'
import { Dialog, DialogActions } from './dialog'
import { useList } from './list'

const texts = 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea'

function isChanged(fields: HTMLElement): boolean {
  const all = <Control extends Element>(selector: string) => [...fields.querySelectorAll<Control>(selector)]
  return (
    all<HTMLInputElement>(texts).some(({ value, defaultValue }) => value !== defaultValue) ||
    all<HTMLInputElement>('[type=checkbox]').some(
      ({ checked, defaultChecked }) => checked !== defaultChecked,
    ) ||
    all<HTMLOptionElement>('option').some(({ selected, defaultSelected }) => selected !== defaultSelected)
  )
}

/** A dialog with uncontrolled fields. It asks before typed text is lost, in whatever way it is closed. */
export function TypedDialog({ onClose, children, ...dialog }: ComponentProps<typeof Dialog>) {
  const fields = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Dialog
        {...dialog}
        onClose={() => {
          if (fields.current && isChanged(fields.current)) setAsking(true)
          else onClose()
        }}
      >
        <div ref={fields}>{children}</div>
      </Dialog>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onClose()
        }}
        title="Close without saving?"
        action="Close without saving"
        cancel="Keep editing"
      >
        What you have changed here is not saved.
      </ConfirmDialog>
    </>
  )
}

interface DeletionDialogProps {
  id: string
  open: boolean
  onClose: () => void
  remove: () => Promise<Answer>
  done: string
  failed: string
  title: string
  action: string
  children: ReactNode
}

export function DeletionDialog({ id, onClose, remove, done, failed, ...dialog }: DeletionDialogProps) {
  const { address, go } = useList()
  const { run, busy, problem, clear } = useAction<null>()
  const close = () => {
    clear()
    onClose()
  }
  const then = () => {
    close()
    if (address.search.open === id) go({ open: null }, 'replace')
    document.getElementById('tab')?.focus({ preventScroll: true })
  }
  return (
    <ConfirmDialog
      {...dialog}
      onClose={close}
      onConfirm={() => run(remove, { done, failed, then })}
      busy={busy}
      problem={problem}
    />
  )
}

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  children: ReactNode
  action: string
  cancel?: string
  tone?: 'danger' | 'plain'
  busy?: boolean
  problem?: string | undefined
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { action, cancel = 'Cancel', tone = 'danger', busy = false, problem, ...rest } = props
  const { children, onConfirm, ...dialog } = rest
  return (
    <Dialog {...dialog} role="alertdialog" busy={busy} description={children}>
      <Problem title="Error">{problem}</Problem>
      <DialogActions>
        <Button variant="secondary" size="sm" onClick={dialog.onClose}>
          {cancel}
        </Button>
        <Button variant={tone === 'danger' ? 'danger' : 'primary'} size="sm" busy={busy} onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
