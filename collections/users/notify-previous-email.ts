import type { CollectionAfterChangeHook } from 'payload'
import { voidLinks } from '@/features/account/link/mutations'
import { sendAccountMail } from '@/features/account/mail'
import type { User } from '@/payload-types'

/**
 * The owner of an account gets a mail to the old address when the address changes, whoever changed it. Links that were
 * mailed before it are void: the old mailbox is no longer the account's.
 */
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
