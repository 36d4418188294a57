import type { Endpoint } from 'payload'
import * as accountCalls from '@/features/account/calls'
import { type AccountState, addColleague, resendChoosePassword } from '@/features/account/people/mutations'
import { signedOutHeaders } from '@/features/account/session/cookie'
import { endSessionsOf } from '@/features/account/session/end-sessions'
import { switchAccount } from '@/features/account/switched-off/mutations'
import * as personCalls from '@/features/person/calls'
import { erasePerson } from '@/features/person/erase'
import { personHtml } from '@/features/person/export'
import { ownRecords, requestErasure } from '@/features/person/own-data'
import { type PersonRecords, personRecords } from '@/features/person/records'
import { recordExport } from '@/features/security/record-export'
import { forbidden, problem } from '@/lib/http/problem'
import { answer, file } from '@/lib/http/reply'
import { endpoint, refuse, tooMany } from '../route'

const noSuchAccount = () => refuse(404, 'This account no longer exists. Reload the list.', 'userId')

const closed = {
  active: 'This person has chosen a password already. Forgot password on the sign-in page gives a new one.',
  off: 'This account is switched off. Switch it on before you send the email again.',
}

const heldBack = (seconds: number) =>
  problem(
    429,
    {
      message:
        'No email was sent: this address has reached its daily limit. The link in the last one still works.',
      code: 'rate_limited',
      field: 'userId',
    },
    {},
    { 'Retry-After': String(seconds) },
  )

const taken: Record<AccountState, string> = {
  active: 'This address already has an account. Give it the role with Assign Role.',
  invited:
    'This person has been added already and has not chosen a password yet. Send the email again from the list.',
  off: 'This address has an account that is switched off. Switch it on again in the list.',
}

interface Exported {
  email: string
  records: PersonRecords
  format: 'json' | 'html'
}

function exportFile({ email, records, format }: Exported) {
  const now = new Date()
  const isHtml = format === 'html'
  const body = isHtml
    ? personHtml(email, records, now)
    : JSON.stringify({ email, exportedAt: now.toISOString(), ...records }, null, 2)
  return file(body, {
    'content-type': isHtml ? 'text/html; charset=utf-8' : 'application/json',
    'content-disposition': `attachment; filename="person-${now.toISOString().slice(0, 10)}.${format}"`,
    'cache-control': 'private, no-store',
  })
}

export const peopleEndpoints: Endpoint[] = [
  endpoint(accountCalls.addColleague, async (req, input) => {
    const outcome = await addColleague(req, input)
    if (typeof outcome === 'string') return refuse(409, taken[outcome], 'email', { state: outcome })
    return answer(201, outcome)
  }),
  endpoint(accountCalls.resendChoosePassword, async (req, input) => {
    const outcome = await resendChoosePassword(req, input)
    if (outcome === 'unknown') return noSuchAccount()
    if (typeof outcome === 'string') return refuse(409, closed[outcome], 'userId')
    const { heldBackSeconds, ...mailed } = outcome
    return heldBackSeconds === null ? answer(200, mailed) : heldBack(heldBackSeconds)
  }),
  endpoint(accountCalls.switchAccount, async (req, input) => {
    switch (await switchAccount(req, input)) {
      case 'done':
        return answer(200, input)
      case 'unknown':
        return noSuchAccount()
      case 'forbidden':
        return forbidden()
      case 'own':
        return refuse(
          409,
          'You cannot switch off your own account. Ask another super admin to do it.',
          'userId',
        )
    }
  }),
  endpoint(accountCalls.endSessionsOf, async (req, input, user) => {
    const { userId } = input
    const ended = await endSessionsOf(req, { userId })
    if (ended === undefined) return noSuchAccount()
    const own = userId.toLowerCase() === user.id
    return answer(200, { ended }, own ? signedOutHeaders() : undefined)
  }),
  endpoint(personCalls.exportPerson, async (req, input) => {
    const { email, format } = input
    const records = await personRecords(req, email)
    await recordExport(req, 'person', { format })
    return exportFile({ email, records, format })
  }),
  endpoint(personCalls.erasePerson, async (req, input) => {
    const outcome = await erasePerson(req, input.email, new Date())
    if (outcome === 'unknown') return refuse(404, 'Nothing is stored about this address.', 'email')
    if (outcome === 'works-here')
      return refuse(409, 'This person belongs to the team. Remove their role first.', 'email')
    return answer(200, outcome)
  }),
  endpoint(personCalls.exportOwnData, async (req, input, user) => {
    const records = await ownRecords(req, user)
    await recordExport(req, 'own_data', input)
    return exportFile({ email: user.email, records, ...input })
  }),
  /** POST /api/my-data/request-erasure: 202; 409 for the team; 429. The data is erased by a super admin, not by this call. */
  endpoint(personCalls.requestErasure, async (req, _, user) => {
    const outcome = await requestErasure(req, user)
    if (outcome === 'asked') {
      const message = `We have your request and have sent a copy to ${user.email}. We answer within a month.`
      return answer(202, { message })
    }
    if (outcome === 'works-here')
      return refuse(409, 'You belong to the team. A super admin has to remove your role first.')
    return tooMany('You have asked us already. We answer within a month.', outcome)
  }),
]
