import type { CollectionAfterChangeHook } from 'payload'
import { voidLinks } from '@/features/account/link/mutations'
import { sendAccountMail } from '@/features/account/mail'
import type { User } from '@/payload-types'

/** Notifies the old address. Mailed links become void, because the old mailbox may belong to others. */
export const notifyPreviousEmail: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !previousDoc?.email || previousDoc.email === doc.email) return
  await voidLinks(req, doc.id)
  await sendAccountMail(req, { kind: 'email-changed', to: previousDoc.email, newEmail: doc.email })
}
