'use client'

import { type ChangeEvent, type ReactNode, useState } from 'react'
import { FormProblemNote } from '@/components/form/form-problem'
import type { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions, DialogCancel } from './dialog'

interface DialogFormProps {
  form: Pick<ReturnType<typeof useForm>, 'formProps' | 'busy' | 'problem'>
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

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function useTypedValues<Values extends Record<string, string>>(blank: Values) {
  const [values, setValues] = useState(blank)
  return {
    typed: (name: keyof Values & string) => ({
      name,
      value: values[name],
      onChange: ({ currentTarget: { value } }: ChangeEvent<Control>) =>
        setValues((before) => ({ ...before, [name]: value })),
    }),
    forget: () => setValues(blank),
  }
}

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
