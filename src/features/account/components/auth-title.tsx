'use client'

import { useSearchParams } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { type AuthMode, authMeta, authModeOf, authModes, authTitles } from '@/content/auth'

const titleOf = (mode: AuthMode, brandName: string) =>
  `${mode === 'signin' ? authMeta.title : authTitles[mode].title} · ${brandName}`

/**
 * The page's title by its mode: the page is one for all modes, and what it was made with says Sign In.
 * The framework writes that after this component is there, and the next page's before it has gone.
 */
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
