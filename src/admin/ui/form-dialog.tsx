'use client'

import type { ReactNode } from 'react'
import { Dialog } from './dialog'
import { DialogForm, type DialogFormProps } from './dialog-form'

/** The children are fields whose values live outside (`useTypedValues`), so that closing the dialog loses nothing. */
interface FormDialogProps extends Omit<DialogFormProps, 'cancel'> {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
}

export function FormDialog({ open, onClose, title, description, ...form }: FormDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} description={description} busy={form.form.busy}>
      <DialogForm {...form} />
    </Dialog>
  )
}
