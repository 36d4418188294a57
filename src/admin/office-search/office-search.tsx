'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { Dialog } from '@/admin/ui/dialog'
import { SearchBox } from './search-box'
import { setOpener } from './search-button'

const isShortcut = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'

export function OfficeSearch({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const { permissions, user } = useAuth()
  const mayOpen = Boolean(user)
  useEffect(() => {
    if (!mayOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      // In the text of an article the same keys make a link of the selected words.
      if (!isShortcut(event) || event.defaultPrevented) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    const removeOpener = setOpener(() => setOpen(true))
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      removeOpener()
    }
  }, [mayOpen])
  return (
    <>
      {children}
      <Dialog open={open} onClose={() => setOpen(false)} title="Search">
        <SearchBox superAdmin={Boolean(permissions?.collections?.['user-roles']?.create)} />
      </Dialog>
    </>
  )
}
