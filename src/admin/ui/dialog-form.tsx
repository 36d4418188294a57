'use client'

import type { ReactNode } from 'react'
import { FormProblemNote } from '@/components/form/form-problem'
import type { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { DialogActions, DialogCancel } from './dialog'

export interface DialogFormProps {
  /** The shared form hook: busy state, messages at fields, focus and toasts work as on the site. */
  form: Pick<ReturnType<typeof useForm>, 'formProps' | 'busy' | 'problem'>
  /** On the button: 'Send Invitation', and while busy: 'Sending...'. */
  action: string
  busyAction?: string
  cancel?: string
  disabled?: boolean
  children: ReactNode
}

export function DialogForm({
  form,
  action,
  busyAction = action,
  cancel = 'Cancel',
  disabled = false,
  children,
}: DialogFormProps) {
  return (
    <form {...form.formProps} className="grid gap-4">
      {children}
      <FormProblemNote problem={form.problem} />
      <DialogActions>
        <DialogCancel disabled={form.busy}>{cancel}</DialogCancel>
        <Button type="submit" size="sm" busy={form.busy} disabled={disabled}>
          {form.busy ? busyAction : action}
        </Button>
      </DialogActions>
    </form>
  )
}
