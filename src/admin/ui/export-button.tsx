'use client'

import { useState } from 'react'
import { failureText } from '@/components/form/failure-text'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Answer } from '@/lib/http/send'
import { notifyDone, notifyFailed } from './notify'

interface ExportButtonProps<Data> {
  /** Without its ending: 'security-events'. */
  fileName: string
  format: 'csv' | 'json'
  /** Reads what is exported: what is filtered, not only what is in sight. */
  load: () => Promise<Answer<Data>>
  /** The file's text. For CSV: csvText of lib/csv, whose cells no spreadsheet takes as formulas. */
  write: (data: Data) => string
}

const types = { csv: 'text/csv;charset=utf-8', json: 'application/json' }

function save(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has begun by then; the address is held in memory until it is taken back.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Saves rows as a file. An endpoint that answers with the file itself needs a link with `download` only. */
export function ExportButton<Data>({ fileName, format, load, write }: ExportButtonProps<Data>) {
  const [busy, setBusy] = useState(false)

  async function run() {
    setBusy(true)
    const answer = await load()
    setBusy(false)
    if (!answer.ok) return notifyFailed(failureText(answer, 'The export failed'))
    save(`${fileName}.${format}`, types[format], write(answer.data))
    notifyDone('Export complete')
  }

  return (
    <Button variant="secondary" size="sm" busy={busy} onClick={run}>
      {busy ? null : <Icon name="download" className="size-4.5" />}
      <span>Export {format.toUpperCase()}</span>
    </Button>
  )
}
