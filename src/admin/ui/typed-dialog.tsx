'use client'

import { type ComponentProps, useRef, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog } from './dialog'

const texts = 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea'

/** Returns true if a field differs from its default value. */
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

/**
 * A dialog whose fields lose typed text when it closes (uncontrolled, with default values). It asks first, whether it is closed
 * by Escape, the close button, a click outside or a `DialogCancel`.
 */
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
