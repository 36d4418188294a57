import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { MailedSignUp } from '@/emails/account/account-messages'
import type { MailedColleague, RegistrationFacts } from '@/emails/account/invitation-mails'
import type { MailedKey } from '@/emails/account/key-used'
import type { MailedPasskey } from '@/emails/account/passkey-changed'
import type { MailedSuperAdminChange } from '@/emails/account/super-admin-changed'
import { seal, unseal } from '@/lib/crypto/seal'
import { siteKeys } from '@/lib/crypto/site-keys'
import { sendJob } from '@/lib/jobs/send'

/** All mails about accounts, invitations and registrations. `token` is a link's secret. */
export type AccountMail =
  | ({ kind: 'confirm-sign-up'; to: string } & MailedSignUp)
  | { kind: 'already-registered'; to: string }
  | { kind: 'address-in-use'; to: string }
  | { kind: 'welcome'; to: string; name: string }
  | { kind: 'reset-password'; to: string; token: string }
  | ({ kind: 'choose-password'; to: string } & MailedColleague)
  | { kind: 'password-changed'; to: string }
  | { kind: 'confirm-email'; to: string; token: string }
  | { kind: 'email-changed'; to: string; newEmail: string }
  | { kind: 'two-factor-changed'; to: string; change: 'on' | 'off' | 'app-off' | 'recovery-code-used' }
  | ({ kind: 'passkey-changed'; to: string } & MailedPasskey)
  | ({ kind: 'key-used'; to: string } & MailedKey)
  | ({ kind: 'super-admin-changed' } & MailedSuperAdminChange)
  | { kind: 'invitation'; to: string; token: string; expiresAt: string }
  | { kind: 'registration'; registration: RegistrationFacts & { id: string } }
  | { kind: 'registration-received'; to: string; name: string }

const PURPOSE = 'account-mail'

/** Queues a mail in the transaction of `req`. Its content is sealed, so the jobs table reveals nothing. */
export async function sendAccountMail(req: PayloadRequest, mail: AccountMail): Promise<void> {
  await sendJob(req, 'account-mail', {
    id: randomUUID(),
    sealed: seal(JSON.stringify(mail), PURPOSE, siteKeys),
  })
}

export const openAccountMail = (sealed: string): AccountMail => JSON.parse(unseal(sealed, PURPOSE, siteKeys))
