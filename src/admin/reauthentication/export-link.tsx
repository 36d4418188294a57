'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'
import { notifyDone, notifyFailed } from '@/admin/ui/actions'
import { failureText } from '@/components/form/failure-text'
import type { Answer } from '@/lib/http/send'
import { readErrors } from '@/lib/http/send-answer'
import { confirmed } from './confirmed'

interface NamedFile {
  name: string
  content: Blob
}

const nameOf = ({ headers }: Response) =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'export'

async function fetchFile(address: string): Promise<Answer<NamedFile>> {
  try {
    const response = await fetch(address, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
    if (response.ok) return { ok: true, data: { name: nameOf(response), content: await response.blob() } }
    const errors = readErrors(await response.json().catch(() => null))
    const failure = { ok: false, status: response.status, errors, retryAfterSeconds: null } as const
    return response.status >= 500
      ? { ...failure, reason: 'unavailable' }
      : { ...failure, reason: 'refused', extra: null }
  } catch {
    return { ok: false, reason: 'offline' }
  }
}

function save({ name, content }: NamedFile): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has started by then; the address stays in memory until it is revoked.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Saves a file of personal data. Asks for a recent confirmation if the server requires it, and reports failures. */
export async function saveExport(href: string): Promise<void> {
  const answer = await confirmed(() => fetchFile(href))
  if (!answer.ok) return notifyFailed(failureText(answer, 'The export failed'))
  save(answer.data)
  notifyDone('Export complete')
}

/** A link to a file of personal data. */
export function ExportLink({
  href,
  className,
  children,
}: {
  href: string
  className: string
  children: ReactNode
}) {
  const [busy, setBusy] = useState(false)
  async function onClick(event: MouseEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    await saveExport(href)
    setBusy(false)
  }
  return (
    <a href={href} download className={className} aria-busy={busy || undefined} onClick={onClick}>
      {children}
    </a>
  )
}
