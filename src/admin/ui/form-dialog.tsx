'use client'

import type { ReactNode } from 'react'
import { FormProblemNote } from '@/components/form/form-problem'
import type { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from './dialog'

interface FormDialogProps {
  open: boolean
  onClose: () => void
  /** The one form hook: busy, messages at fields, focus and toasts are as on the site. */
  form: Pick<ReturnType<typeof useForm>, 'formProps' | 'busy' | 'problem'>
  title: string
  description?: ReactNode
  /** On the button: 'Send Invitation', and while it is busy: 'Sending...'. */
  action: string
  busyAction?: string
  disabled?: boolean
  /** Fields whose values live outside (`useTypedValues`), so that closing the dialog loses nothing. */
  children: ReactNode
}

/** A form to decide on. What was typed is kept when it fails and when the dialog is closed. */
export function FormDialog({
  form,
  action,
  busyAction = action,
  disabled = false,
  children,
  ...dialog
}: FormDialogProps) {
  return (
    <Dialog {...dialog} busy={form.busy}>
      <form {...form.formProps} className="grid gap-4">
        {children}
        <FormProblemNote problem={form.problem} />
        <DialogActions>
          <Button variant="secondary" size="sm" onClick={dialog.onClose} disabled={form.busy}>
            Cancel
          </Button>
          <Button type="submit" size="sm" busy={form.busy} disabled={disabled}>
            {form.busy ? busyAction : action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
