import type { OutsideProblem } from '@/lib/http/fetch-outside'

export type CalendarProblem = OutsideProblem | 'status' | 'unreadable'

export class CalendarFailure extends Error {
  readonly problem: CalendarProblem
  constructor(problem: CalendarProblem, reason: string = problem) {
    super(`busy calendar: ${reason}`)
    this.name = 'CalendarFailure'
    this.problem = problem
  }
}
