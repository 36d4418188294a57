import type { Payload } from 'payload'
import * as messages from '@/emails/account/account-messages'
import {
  choosePassword,
  invitation,
  registrationNotice,
  registrationReceived,
} from '@/emails/account/invitation-mails'
import { keyUsed } from '@/emails/account/key-used'
import { passkeyChanged } from '@/emails/account/passkey-changed'
import { superAdminChanged } from '@/emails/account/super-admin-changed'
import type { Brand, RenderedMessage } from '@/emails/message'
import { subjectPage } from '@/features/queue/subject-page'
import { siteBrand } from '@/features/site/brand'
import { noticeAddress } from '@/features/site/notice-address'
import type { Jobs } from '@/lib/jobs/queues'
import { siteMailer } from '@/lib/mail/mailer'
import { type AccountMail, openAccountMail } from './mail'

type Mails = { [Mail in AccountMail as Mail['kind']]: Mail }

const drawings: { [Kind in keyof Mails]: (brand: Brand, mail: Mails[Kind]) => RenderedMessage } = {
  'confirm-sign-up': messages.confirmSignUp,
  'already-registered': messages.alreadyRegistered,
  'address-in-use': messages.addressInUse,
  welcome: messages.welcome,
  'reset-password': messages.resetPassword,
  'choose-password': choosePassword,
  'password-changed': messages.passwordChanged,
  'confirm-email': messages.confirmNewEmail,
  'email-changed': messages.emailChanged,
  'two-factor-changed': messages.twoFactorChanged,
  'passkey-changed': passkeyChanged,
  'key-used': keyUsed,
  'super-admin-changed': superAdminChanged,
  invitation: (brand, mail) => invitation(brand, { ...mail, expiresAt: new Date(mail.expiresAt) }),
  registration: (brand, { registration }) =>
    registrationNotice(
      brand,
      registration,
      brand.siteUrl + subjectPage({ kind: 'registration', id: registration.id }),
    ),
  'registration-received': registrationReceived,
}

const draw = <Kind extends keyof Mails>(brand: Brand, kind: Kind, mail: Mails[Kind]) =>
  drawings[kind](brand, mail)

export async function deliverAccountMail(payload: Payload, job: Jobs['account-mail']): Promise<void> {
  const mail = openAccountMail(job.sealed)
  const brand = await siteBrand(payload)
  await siteMailer().send({
    id: `account-${job.id}`,
    to: (mail.kind === 'registration' ? await noticeAddress(payload) : mail.to) || brand.contactEmail,
    ...draw(brand, mail.kind, mail),
    ...(mail.kind === 'registration' ? { replyTo: mail.registration.email } : {}),
  })
}
