'use client'

import { useModal } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** Shows its children in Payload's question before the open document is deleted, which takes no text of ours. */
export function InQuestion({ id, children }: { id: string; children: ReactNode }) {
  const question = `delete-${id}`
  const isOpen = useModal().isModalOpen(question)
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => {
    const modal = isOpen ? document.getElementById(question) : null
    setPlace(modal?.querySelector('.confirmation-modal__content') ?? null)
  }, [isOpen, question])
  return place && createPortal(children, place)
}
