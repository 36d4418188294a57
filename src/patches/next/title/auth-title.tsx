'use client'

import { useSearchParams } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { type AuthMode, authModeOf, authModes } from '@/content/auth'
import words from '@/content/auth.json'

const titleOf = (mode: AuthMode, brandName: string) => `${words[mode].title} · ${brandName}`

export function AuthTitle({ brandName }: { brandName: string }) {
  const mode = authModeOf(useSearchParams().get('mode'))
  useLayoutEffect(() => {
    const title = titleOf(mode, brandName)
    const ours = authModes.map((known) => titleOf(known, brandName))
    const write = () => {
      if (document.title !== title && ours.includes(document.title)) document.title = title
    }
    write()
    const observer = new MutationObserver(write)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [mode, brandName])
  return null
}
