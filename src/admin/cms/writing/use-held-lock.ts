import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { send } from '@/lib/http/send'
import { membersOf } from '@/lib/http/send-answer'

const RENEW_MS = 45_000
const LOCKS = '/api/payload-locked-documents'

const firstId = (body: unknown): string | undefined => {
  const { docs } = membersOf(body)
  const { id } = membersOf(Array.isArray(docs) ? docs[0] : undefined)
  return typeof id === 'string' ? id : undefined
}

/** Keeps Payload's lock, which begins with the first change, until the document is closed. */
export function useHeldLock(person: string): void {
  const { id, collectionSlug } = useDocumentInfo()
  const modified = useFormModified()
  const isEdited = useRef(false)
  useEffect(() => {
    if (modified) isEdited.current = true
  }, [modified])
  useEffect(() => {
    const own = new URLSearchParams({
      'where[document.relationTo][equals]': String(collectionSlug),
      'where[document.value][equals]': String(id),
      'where[user.value][equals]': person,
    })
    const renew = async () => {
      if (!isEdited.current) return
      const lock = await send(`${LOCKS}?depth=0&limit=1&${own}`, { method: 'GET', read: firstId })
      const body = { user: { relationTo: 'users', value: person } }
      if (lock.ok) await send(`${LOCKS}/${lock.data}`, { method: 'PATCH', body })
    }
    // Must outlive the page, which `send` does not.
    const release = () => {
      if (isEdited.current) void fetch(`${LOCKS}?${own}`, { method: 'DELETE', keepalive: true })
    }
    const timer = setInterval(() => void renew(), RENEW_MS)
    window.addEventListener('pagehide', release)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', release)
      release()
    }
  }, [person, collectionSlug, id])
}
