import type { OutsideProblem } from '@/lib/http/fetch-outside'

export type CalendarProblem =
  | OutsideProblem
  | 'sign_in'
  | 'not_found'
  | 'server_error'
  | 'status'
  | 'empty'
  | 'web_page'
  | 'unreadable'
  | 'too_complex'

export class CalendarFailure extends Error {
  readonly problem: CalendarProblem
  constructor(problem: CalendarProblem, reason: string = problem) {
    super(`busy calendar: ${reason}`)
    this.name = 'CalendarFailure'
    this.problem = problem
  }
}

/** The meaning of a status other than 200. */
export function statusProblem(status: number): CalendarProblem {
  if (status === 401 || status === 403 || status === 407) return 'sign_in'
  if (status === 404 || status === 410) return 'not_found'
  return status >= 500 || status === 429 ? 'server_error' : 'status'
}

const PASSWORD_FIELD = /<input[^>]+type\s*=\s*["']?password/i
const SIGN_IN_TITLE = /<title[^>]*>[^<]*\b(sign[ -]?in|log[ -]?in|anmelden|anmeldung)\b/i

/** What an answer is that is no calendar. */
export function contentProblem(contentType: string, text: string): CalendarProblem {
  if (text.trim() === '') return 'empty'
  if (PASSWORD_FIELD.test(text) || SIGN_IN_TITLE.test(text)) return 'sign_in'
  const isPage = /^\s*(<!doctype html|<html|<head|<body)/i.test(text) || /text\/html/i.test(contentType)
  return isPage ? 'web_page' : 'unreadable'
}
