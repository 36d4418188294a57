'use client'

import { type ReactNode, useState } from 'react'
import { Dialog } from '@/admin/ui/dialog'
import { Button } from '@/components/ui/button'

/** A button that opens all steps in a dialog, where they have room. */
export function AllSteps({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Set up your site">
        <ul className="-mx-5 divide-y divide-line">{children}</ul>
      </Dialog>
    </>
  )
}
