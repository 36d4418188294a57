'use client'

import { type ChangeEvent, useEffect, useState } from 'react'
import type { RenderedMessage } from '@/emails/message'
import { previewIssue } from '@/features/newsletter/calls'
import { call } from '@/lib/http/call'

export interface Letter {
  subject: string
  intro: string
}

const PAUSE_MS = 500

// Storage can be disabled; then the typed text is not kept.
function kept(key: string): Partial<Letter> {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof found === 'object' && found !== null ? found : {}
  } catch {
    return {}
  }
}

function keep(key: string, letter: Letter | null): void {
  try {
    if (letter) sessionStorage.setItem(key, JSON.stringify(letter))
    else sessionStorage.removeItem(key)
  } catch {
    // As above.
  }
}

/**
 * Subject and introduction while they are typed. They are kept for this browser tab, so that a look at the article loses
 * nothing, and shown in the preview after a short pause.
 */
export function useLetter(articleId: string, initial: Letter, onPreview: (mail: RenderedMessage) => void) {
  const key = `newsletter-${articleId}`
  const [letter, setLetter] = useState(initial)
  const [changed, setChanged] = useState(false)

  useEffect(() => {
    const { subject, intro } = kept(key)
    if (typeof subject !== 'string' || typeof intro !== 'string') return
    setLetter({ subject, intro })
    setChanged(true)
  }, [key])

  useEffect(() => {
    if (!changed) return
    keep(key, letter)
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await call(previewIssue, { article: articleId, ...letter }, { signal: stop.signal })
      // The form reports invalid text when it is sent.
      if (answer.ok) onPreview(answer.data)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [changed, letter, articleId, key, onPreview])

  const typed = (name: keyof Letter) => ({
    name,
    value: letter[name],
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setChanged(true)
      setLetter((before) => ({ ...before, [name]: value }))
    },
  })
  return { letter, typed, forget: () => keep(key, null) }
}
