import type { KeyRing } from '../crypto/key-ring'
import { unseal } from '../crypto/seal'
import type { QueueName } from './queues'

/** The fields of jobs that are sealed. */
export const sealedJobs: readonly { queue: QueueName; name: string; purpose: string }[] = [
  { queue: 'booking-mail', name: 'deleted', purpose: 'deleted-booking' },
  { queue: 'account-mail', name: 'sealed', purpose: 'account-mail' },
  { queue: 'account-sign-up', name: 'sealed', purpose: 'account-sign-up' },
  { queue: 'account-forgot', name: 'sealed', purpose: 'account-forgot' },
  { queue: 'reply-mail', name: 'sealed', purpose: 'reply-mail' },
  { queue: 'newsletter-request', name: 'sealed', purpose: 'newsletter-request' },
]

/** The content of a sealed field; undefined if it has another purpose or an unknown key. */
export function openSealed(sealed: string, purpose: string, keys: KeyRing): string | undefined {
  try {
    return unseal(sealed, purpose, keys)
  } catch {
    return undefined
  }
}

/** Everything that a job's data says: each sealed field in plain text. A dead letter does not name its queue, but its purpose does. */
export function openedJob(data: Readonly<Record<string, unknown>>, keys: KeyRing): unknown[] {
  const opened = sealedJobs.map(({ name, purpose }) => {
    const sealed = data[name]
    return typeof sealed === 'string' ? openSealed(sealed, purpose, keys) : undefined
  })
  return [data, ...opened.flatMap((text) => (text === undefined ? [] : JSON.parse(text)))]
}
