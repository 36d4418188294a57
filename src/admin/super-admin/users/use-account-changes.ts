'use client'

import { confirmed } from '@/admin/reauthentication/confirmed'
import { bodyOf } from '@/admin/ui/body-of'
import { notifyUndoable } from '@/admin/ui/notify'
import { useAction } from '@/admin/ui/use-action'
import { send } from '@/lib/http/send'

/** POST /api/switch-account. Switching off is undone by switching on again; sessions that ended stay ended. */
export function useSwitchAccount(userId: string, close: () => void) {
  const { run, ...state } = useAction<null>()
  const change = (
    active: boolean,
    words: { done?: string; failed: string; inToast?: boolean },
    then: () => void,
  ) =>
    run(() => confirmed(() => send('/api/switch-account', { body: { userId, active } })), {
      ...words,
      preferServerMessage: true,
      then,
    })
  const switchOn = ({ inToast = false } = {}) =>
    change(true, { done: 'Account switched on', failed: 'Failed to switch the account on', inToast }, close)
  const switchOff = () =>
    change(false, { failed: 'Failed to switch the account off' }, () => {
      close()
      notifyUndoable('Account switched off', { undo: () => void switchOn({ inToast: true }) })
    })
  return { switchOn, switchOff, ...state }
}

/** POST /api/end-sessions; for one's own account, the current session also ends. */
export function useEndSessions({ id, own }: { id: string; own: boolean }, close: () => void) {
  const { run, ...state } = useAction<{ ended: number }>()
  const then = () => (own ? window.location.assign('/auth') : close())
  const endSessions = () =>
    run(() => send('/api/end-sessions', { body: { userId: id }, read: bodyOf<{ ended: number }> }), {
      done: ({ ended }) => (ended === 1 ? '1 session ended' : `${ended} sessions ended`),
      failed: 'Failed to end sessions',
      preferServerMessage: true,
      then,
    })
  return { endSessions, ...state }
}

/** POST /api/resend-choose-password */
export function useResendMail(userId: string, email: string, then: () => void) {
  const { run, ...state } = useAction<null>()
  const resend = () =>
    run(() => send('/api/resend-choose-password', { body: { userId } }), {
      done: `Email sent again to ${email}`,
      failed: 'Failed to send the email',
      preferServerMessage: true,
      then,
    })
  return { resend, ...state }
}
