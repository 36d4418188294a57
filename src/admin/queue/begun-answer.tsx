'use client'

import { useEffect, useState } from 'react'
import { keptDraft } from '@/components/form/kept-draft'
import type { Subject } from '@/features/queue/rules'

/** Where this tab keeps an answer until it is sent. */
export const answerDraft = ({ kind, id }: Subject): string => `reply:${kind}:${id}`

/** Marks the row of an answer that this tab keeps. */
export function BegunAnswer(subject: Subject) {
  const [begun, setBegun] = useState(false)
  // After each render, also of a list that is shown again: storage reports no changes to its own tab.
  useEffect(() => {
    const { text } = keptDraft(answerDraft(subject))
    setBegun(typeof text === 'string' && text.trim() !== '')
  })
  return begun ? <span className="block font-medium text-signal-text">Answer begun</span> : null
}
