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

function draw(brand: Brand, mail: AccountMail): RenderedMessage {
  switch (mail.kind) {
    case 'confirm-sign-up':
      return messages.confirmSignUp(brand, mail)
    case 'already-registered':
      return messages.alreadyRegistered(brand)
    case 'address-in-use':
      return messages.addressInUse(brand)
    case 'welcome':
      return messages.welcome(brand, mail)
    case 'reset-password':
      return messages.resetPassword(brand, mail)
    case 'choose-password':
      return choosePassword(brand, mail)
    case 'password-changed':
      return messages.passwordChanged(brand)
    case 'confirm-email':
      return messages.confirmNewEmail(brand, mail)
    case 'email-changed':
      return messages.emailChanged(brand, mail)
    case 'two-factor-changed':
      return messages.twoFactorChanged(brand, mail)
    case 'passkey-changed':
      return passkeyChanged(brand, mail)
    case 'key-used':
      return keyUsed(brand, mail)
    case 'super-admin-changed':
      return superAdminChanged(brand, mail)
    case 'invitation':
      return invitation(brand, { ...mail, expiresAt: new Date(mail.expiresAt) })
    case 'registration':
      return registrationNotice(
        brand,
        mail.registration,
        brand.siteUrl + subjectPage({ kind: 'registration', id: mail.registration.id }),
      )
    case 'registration-received':
      return registrationReceived(brand, mail)
  }
}

export async function deliverAccountMail(payload: Payload, job: Jobs['account-mail']): Promise<void> {
  const mail = openAccountMail(job.sealed)
  const brand = await siteBrand(payload)
  await siteMailer().send({
    id: `account-${job.id}`,
    to: (mail.kind === 'registration' ? await noticeAddress(payload) : mail.to) || brand.contactEmail,
    ...draw(brand, mail),
    ...(mail.kind === 'registration' ? { replyTo: mail.registration.email } : {}),
  })
}
