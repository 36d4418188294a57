'use client'

import * as Radix from '@radix-ui/react-dialog'
import { type ChangeEvent, type ReactNode, useEffect, useInsertionEffect, useRef, useState } from 'react'
import { FormProblemNote } from '@/components/form/form-problem'
import { forgetDraft, keepDraft, keptDraft } from '@/components/form/kept-draft'
import { UNCHECKED, type useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

interface DialogFormProps {
  form: Pick<ReturnType<typeof useForm>, 'formProps' | 'busy' | 'problem'>
  action: string
  busyAction?: string
  cancel?: string
  disabled?: boolean
  children: ReactNode
}

export function DialogForm(props: DialogFormProps) {
  const { form, action, busyAction = action, cancel = 'Cancel', disabled = false, children } = props
  return (
    <form {...form.formProps}>
      <div className="grid gap-4">
        {children}
        <FormProblemNote problem={form.problem?.message === UNCHECKED ? null : form.problem} />
      </div>
      {/* Always in view, with the padding of the dialog below it. In a grid it would not stick. */}
      <div className="sticky bottom-0 z-10 -mx-5 mt-2 bg-surface px-5 pt-2 pb-1 after:absolute after:inset-x-0 after:top-full after:h-5 after:bg-surface sm:-mx-6 sm:px-6 sm:after:h-6">
        <DialogActions>
          <DialogCancel disabled={form.busy}>{cancel}</DialogCancel>
          <Button type="submit" size="sm" busy={form.busy} disabled={disabled}>
            {form.busy ? busyAction : action}
          </Button>
        </DialogActions>
      </div>
    </form>
  )
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export type Typed<Name extends string> = (name: Name) => {
  name: string
  value: string
  onChange: (event: ChangeEvent<Control>) => void
}

/** With a `key`, the tab keeps what is typed until it is forgotten. */
export function useTypedValues<Values extends Record<string, string>>(blank: Values, key?: string) {
  const [values, setValues] = useState(blank)
  // After the first render: the server knows no drafts.
  useEffect(() => {
    if (key) setValues((before) => ({ ...before, ...keptDraft(key) }))
  }, [key])
  const fill = (more: Partial<Values>) => {
    const filled = { ...values, ...more }
    setValues(filled)
    if (key) keepDraft(key, filled)
  }
  return {
    typed: (name: keyof Values & string) => ({
      name,
      value: values[name],
      onChange: ({ currentTarget: { value } }: ChangeEvent<Control>) =>
        fill({ [name]: value } as Partial<Values>),
    }),
    fill,
    forget: () => {
      setValues(blank)
      if (key) forgetDraft(key)
    },
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

/** The element that had the focus. For an item of a closed menu, the button of the menu. */
function opener(): HTMLElement | null {
  const { activeElement } = document
  const button = activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const element = button ? document.getElementById(button) : activeElement
  return element instanceof HTMLElement ? element : null
}

/** What opened the first of the dialogs that follow each other: when the last one closes, its own opener is gone. */
let outer: HTMLElement | null = null

/** Returns the focus to where it was: Radix knows only its own triggers, and `autoFocus` acts before any other effect. */
function useOpener(open: boolean): () => void {
  const from = useRef<(HTMLElement | null)[]>([])
  useInsertionEffect(() => {
    if (!open) return
    const own = opener()
    const isOutside = own !== document.body && !own?.closest('[role="dialog"], [role="alertdialog"]')
    if (isOutside) outer = own
    from.current = [own, outer]
  }, [open])
  return () => {
    if (from.current[0] === outer) outer = null
    // If the person has moved the focus, it stays there.
    if (document.activeElement !== document.body) return
    const places = [...from.current, document.getElementById('tab')]
    places.find((place) => place?.isConnected && place !== document.body)?.focus({ preventScroll: true })
  }
}

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  busy?: boolean
  role?: 'dialog' | 'alertdialog'
  container?: Element | undefined
  /** It opens by itself: the space of someone who is typing presses nothing. */
  takesNoKeys?: boolean
  children?: ReactNode
}

function focusDialog(event: Event): void {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

/** Above another dialog `autoFocus` does not last: the lower one takes the focus back, and Radix would choose the close button. */
function focusFirstField(event: Event): void {
  const dialog = event.currentTarget
  if (!(dialog instanceof Element)) return
  const field = dialog.querySelector<HTMLElement>('input:enabled, select:enabled, textarea:enabled')
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** A dialog for decisions (details open next to the list). On a phone it is at the lower edge, within reach of the thumb. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, busy = false, role = 'dialog', children } = props
  const { container, takesNoKeys = false } = props
  const returnFocus = useOpener(open)
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => {
        if (!next && !busy) onClose()
      }}
    >
      <Radix.Portal {...(container ? { container } : {})}>
        <div className="office">
          <Radix.Overlay className="fixed inset-0 z-40 bg-[rgb(10_20_17/0.5)]" />
          <Radix.Content
            role={role}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={takesNoKeys ? focusDialog : focusFirstField}
            onCloseAutoFocus={returnFocus}
            // A click on a toast does not count as a click outside the dialog.
            onPointerDownOutside={(event) => {
              if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]'))
                event.preventDefault()
            }}
            className="fixed inset-x-0 bottom-0 z-40 grid max-h-[92dvh] animate-rise scroll-pb-36 gap-4 overflow-y-auto rounded-t-lg border bg-surface p-5 text-ink shadow-overlay sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[480px] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-lg sm:p-6"
          >
            <div className="flex items-start justify-between gap-4">
              <Radix.Title className="text-2xl leading-tight">{title}</Radix.Title>
              <Radix.Close
                aria-label="Close"
                className="-mt-1.5 -mr-2 grid size-10 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
              >
                <Icon name="close" />
              </Radix.Close>
            </div>
            {description ? (
              <Radix.Description asChild>
                <div className="-mt-2 text-soft text-sm">{description}</div>
              </Radix.Description>
            ) : null}
            {children}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

export function DialogActions({ children }: { children: ReactNode }) {
  // Side by side, three and more have no room for their words on a phone.
  return (
    <div className="mt-1 flex flex-wrap justify-end gap-2.5 max-sm:has-[>:nth-child(3)]:flex-col max-sm:*:flex-1">
      {children}
    </div>
  )
}

export function DialogCancel({ disabled = false, children }: { disabled?: boolean; children: ReactNode }) {
  return (
    <Radix.Close asChild>
      <Button variant="secondary" size="sm" disabled={disabled}>
        {children}
      </Button>
    </Radix.Close>
  )
}
