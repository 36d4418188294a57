import { useRef } from 'react'
import type { Failure } from '@/lib/http/send'
import { saveSettings } from './settings-call'

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

/** The words for booked calls outside the hours, and on the button that then saves. */
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
