'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { Dialog } from '@/admin/ui/dialog'
import { setDialog } from './ask'
import { ProofForm } from './proof-form'
import { repeatRefusedCalls } from './repeat-refused'

/** Around all of the admin: the one dialog that asks who somebody is before a call that needs a recent proof. */
export function Reauthentication({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<(proved: boolean) => void>()
  useEffect(() => setDialog(() => new Promise((resolve) => setAnswer(() => resolve))), [])
  useEffect(repeatRefusedCalls, [])
  const close = (proved: boolean) => {
    answer?.(proved)
    setAnswer(undefined)
  }
  return (
    <>
      {children}
      <Dialog
        open={answer !== undefined}
        onClose={() => close(false)}
        title="Confirm that it is you"
        description="You entered your password some time ago. Enter it again to continue. Nothing that you typed is lost."
      >
        <ProofForm onDone={() => close(true)} />
      </Dialog>
    </>
  )
}
