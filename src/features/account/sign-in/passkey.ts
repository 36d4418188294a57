import { eq } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { account_passkeys } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { countAuthAttempt } from '../limits'
import type { PasskeyProof } from '../passkey/schema'
import { verifyPasskey } from '../passkey/verify'
import { credentialsById, credentialsHold } from '../password/queries'
import { openSession, refuse, type SignInOutcome } from './mutations'

type Outcome = Extract<SignInOutcome, { kind: 'limited' | 'refused' | 'signed-in' }>

/** A sign-in with a passkey alone, which proves the device and the person. Every failure looks the same. */
export async function signInWithPasskey(req: PayloadRequest, proof: PasskeyProof): Promise<Outcome> {
  const verdict = await countAuthAttempt(req, 'sign-in')
  if (!verdict.allowed) return { kind: 'limited', verdict }
  const verified = await verifyPasskey(req, { purpose: 'sign-in' }, proof)
  if (!verified.ok) {
    const { userId, reason } = verified
    return refuse(req, 'Sign-in with a passkey failed', { userId, reason })
  }
  const { userId, passkeyId } = verified
  const holds = async (transaction: PayloadRequest) => {
    const credentials = await credentialsById(transaction, userId)
    if (!credentials || !(await credentialsHold(transaction, credentials))) return false
    const db = await transactionOf(transaction)
    return (await db.$count(account_passkeys, eq(account_passkeys.id, passkeyId))) > 0
  }
  return (
    (await openSession(req, { userId, secondFactor: true, holds })) ??
    refuse(req, 'Sign-in with a passkey that was removed meanwhile', { userId })
  )
}
