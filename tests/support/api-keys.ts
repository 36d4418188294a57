import { makeKey, revokeKey, rotateKey } from '../../src/features/keys/mutations'
import { inTransaction } from '../../src/lib/db/transaction'
import { type Scope, scopes } from '../../src/lib/http/scopes'
import { reqOf, runSql, type Signed, type Visitor } from './site'

export interface Key extends Visitor {
  id: string
  token: string
}

/** A program that calls with a key. */
export const program = (token: string): Visitor => ({ headers: { authorization: `Bearer ${token}` } })

/** A key of an account, without the questions of the form. */
export async function keyFor(
  owner: Pick<Signed, 'user'>,
  which: readonly Scope[] = scopes,
  name = 'n8n',
): Promise<Key> {
  const req = await reqOf(owner)
  const made = await inTransaction(req, async (transaction) => {
    if (!req.user) throw new Error('Nobody makes the key')
    return makeKey(transaction, req.user, { name, scopes: [...which], days: 30, currentPassword: '' })
  })
  if (made === 'too-many') throw new Error('There are too many keys')
  return { id: made.key.id, token: made.token, ...program(made.token) }
}

export const expire = ({ id }: Key) =>
  runSql`UPDATE api_keys SET expires_at = now() - interval '1 second' WHERE id = ${id}`

export const revoke = async ({ id }: Key) => revokeKey(await reqOf(undefined), { keyId: id, anyone: true })

export async function rotate(owner: Pick<Signed, 'user'>, { id }: Key) {
  const req = await reqOf(owner)
  return inTransaction(req, async (transaction) => req.user && rotateKey(transaction, req.user, id))
}
