import { describe, expect, it } from 'vitest'
import { systemState } from '../../../src/features/overview/system-state'
import { stepsLeft, todos, type Waiting } from '../../../src/features/overview/todo-rules'

const nothing: Waiting = {
  toConfirm: 0,
  outcome: 0,
  inquiries: 0,
  registrations: 0,
  steps: 0,
  drafts: 0,
  plans: 0,
  failedJobs: 0,
  legalPages: 0,
}

describe('what waits', () => {
  it('is only what there is, bookings first, each with a place to go', () => {
    expect(todos(nothing)).toEqual([])
    const list = todos({ ...nothing, drafts: 3, toConfirm: 1, outcome: 2 })
    expect(list.map(({ count, label }) => `${count} ${label}`)).toEqual([
      '1 booking to confirm',
      '2 past calls without an outcome',
      '3 article drafts',
    ])
    for (const { href, action } of list) {
      expect(href).toMatch(/^\/(super-)?admin/)
      expect(action).not.toBe('')
    }
  })
})

describe('the setup of a site', () => {
  const done = {
    noticeAddress: 'ada@example.org',
    secondFactor: true,
    companyName: 'Analytical Engines',
    hoursSaved: true,
    meetingChosen: true,
    testMail: true,
    backup: 'ok',
  } as const

  it('lists what is left, and nothing when all is done', () => {
    expect(stepsLeft(done)).toEqual([])
    expect(
      stepsLeft({ ...done, secondFactor: false, meetingChosen: false, backup: 'old' }).map(({ id }) => id),
    ).toEqual(['second-factor', 'meeting', 'backup'])
  })

  it.each([null, '', 'hello@quickwin.example', 'Admin@quickwin.example'])(
    'asks for an address of the owner while it is %s',
    (noticeAddress) => {
      expect(stepsLeft({ ...done, noticeAddress }).map(({ id }) => id)).toEqual(['notices'])
    },
  )
})

describe('the system', () => {
  it('is not excellent while something urgent is open', () => {
    const fine = { database: 'ok', jobs: 'ok', calendar: 'off', deadLetters: 0 } as const
    expect(systemState(fine).word).toBe('Excellent')
    expect(systemState({ ...fine, urgent: 'Connect a mail server' })).toEqual({
      word: 'Needs attention',
      note: 'urgent: connect a mail server',
    })
  })
})
