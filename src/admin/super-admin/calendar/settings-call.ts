import { useRef } from 'react'
import { confirmed } from '@/admin/reauthentication/confirmed'
import { type EditableSettings, editableOf } from '@/features/booking/settings/editable'
import { changeGlobal, readGlobal } from '@/lib/http/documents'
import type { Failure } from '@/lib/http/send'
import type { CalendarSetting } from '@/payload-types'

const leavesOutCalls = (failure: Failure | null | undefined): boolean =>
  failure?.reason === 'refused' && failure.errors.some(({ code }) => code === 'calls_left_out')

/**
 * Saves settings like `saveSettings`. If booked calls are outside the new hours, the first try names them; the same try again
 * saves.
 */
export function useSaveSettings(seen: string | null) {
  const named = useRef('')
  return async (settings: object) => {
    const typed = JSON.stringify(settings)
    const answer = await saveSettings(settings, seen, named.current === typed ? '' : '&calls=name')
    named.current = !answer.ok && leavesOutCalls(answer) ? typed : ''
    return answer
  }
}

export const leftOutWords = (failure: Failure) =>
  leavesOutCalls(failure)
    ? {
        title: 'Not saved yet',
        message: failure.reason === 'refused' ? (failure.errors[0]?.message ?? '') : '',
        complete: true as const,
      }
    : undefined
export const saveLabel = (problem: { failure: Failure | null } | null, label: string) =>
  leavesOutCalls(problem?.failure) ? 'Save anyway' : label

/** Undefined if a network answers for us. */
const readSettings = (settings: CalendarSetting) => (settings.timezone ? editableOf(settings) : undefined)

export const fetchSettings = () => readGlobal('calendar-settings', { read: readSettings })

let lastSaved: EditableSettings | undefined

/** What this page saved last, until it has loaded something newer. */
export const newestSettings = (shown: EditableSettings): EditableSettings =>
  lastSaved && Date.parse(lastSaved.updatedAt ?? '') > Date.parse(shown.updatedAt ?? '') ? lastSaved : shown

export async function saveSettings(settings: object, seen: string | null, query = '') {
  const answer = await confirmed(() =>
    changeGlobal('calendar-settings', settings, { ifMatch: seen ?? undefined, query, read: readSettings }),
  )
  if (answer.ok) lastSaved = answer.data
  return answer
}
