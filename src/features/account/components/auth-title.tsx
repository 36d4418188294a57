'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { authMeta, authModeOf, authTitles } from '@/content/auth'

/** The page's title by its mode: the page is one for all modes, and what it was made with says Sign In. */
export function AuthTitle({ brandName }: { brandName: string }) {
  const mode = authModeOf(useSearchParams().get('mode'))
  const title = mode === 'signin' ? authMeta.title : authTitles[mode].title
  useEffect(() => {
    document.title = `${title} · ${brandName}`
  }, [title, brandName])
  return null
}
