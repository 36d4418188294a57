'use client'

import { useAllFormFields, useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'
import { notifyUndoable } from '@/admin/ui/actions'

interface RemovedRow {
  path: string
  rowIndex: number
  subFieldState: FormState
}

function removedRow(before: FormState, now: FormState): RemovedRow | undefined {
  for (const [path, { rows }] of Object.entries(before)) {
    const left = now[path]?.rows
    if (!rows || !left || left.length !== rows.length - 1) continue
    const ids = new Set(left.map(({ id }) => id))
    const rowIndex = rows.findIndex(({ id }) => !ids.has(id))
    const prefix = `${path}.${rowIndex}.`
    const parts = Object.entries(before).filter(([name]) => name.startsWith(prefix))
    const subFieldState = Object.fromEntries(parts.map(([name, state]) => [name.slice(prefix.length), state]))
    return { path, rowIndex, subFieldState }
  }
  return undefined
}

/** In a form: offers 'Undo' for a row that is removed from one of its lists. */
export function RowUndo() {
  const [fields] = useAllFormFields()
  const { addFieldRow } = useForm()
  const before = useRef(fields)
  useEffect(() => {
    const removed = removedRow(before.current, fields)
    before.current = fields
    if (!removed) return
    const undo = () => addFieldRow({ ...removed, schemaPath: removed.path })
    notifyUndoable('Removed from the list.', { undo })
  }, [fields, addFieldRow])
  return null
}
