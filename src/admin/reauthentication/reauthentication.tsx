'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { Dialog } from '@/admin/ui/dialog'
import { setDialog } from './ask'
import { ProofForm } from './proof-form'
import { repeatRefusedCalls } from './repeat-refused'

/** A modal or drawer of the CMS takes the focus back from everything outside it, so the dialog is rendered inside. */
const openModal = () => [...document.querySelectorAll('.payload__modal-item[open]')].at(-1)

/** Around the whole admin: the one dialog that confirms who the person is before a sensitive call. */
export function Reauthentication({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ answer: (proved: boolean) => void; container: Element | undefined }>()
  useEffect(() => setDialog(() => new Promise((answer) => setAsked({ answer, container: openModal() }))), [])
  useEffect(repeatRefusedCalls, [])
  const close = (proved: boolean) => {
    asked?.answer(proved)
    setAsked(undefined)
  }
  return (
    <>
      {children}
      <Dialog
        open={asked !== undefined}
        container={asked?.container}
        onClose={() => close(false)}
        title="Confirm that it is you"
        description="You entered your password some time ago. Enter it again to continue. Nothing that you typed is lost."
      >
        <ProofForm onDone={() => close(true)} />
      </Dialog>
    </>
  )
}
