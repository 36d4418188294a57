import type { Endpoint } from 'payload'
import * as calls from '@/features/keys/calls'
import { makeKey, revokeKey, rotateKey } from '@/features/keys/mutations'
import { isSuperAdmin } from '@/features/role/queries'
import { answer } from '@/lib/http/reply'
import { reauthenticated, wrongPassword } from '../account/identity'
import { whileProved } from '../account/two-factor'
import { endpoint, pathId, refuse } from '../route'

const unknown = () => refuse(404, 'There is no such key.')

const postKey = endpoint(calls.makeKey, async (req, input, user) => {
  if (input.days === null && !(await isSuperAdmin(req)))
    return refuse(400, 'Only super admins may make keys that do not expire.', 'days')
  const proof = await reauthenticated(req, user.id, input)
  if (!proof.ok) return proof.refusal
  const made = await whileProved(req, proof.verified, (transaction) => makeKey(transaction, user, input))
  if (!made) return wrongPassword()
  if (made === 'too-many') return refuse(409, 'You have twenty keys already. Revoke one first.')
  return answer(201, made)
})

const postRotate = endpoint(calls.rotateKey, async (req, input, user) => {
  const proof = await reauthenticated(req, user.id, input)
  if (!proof.ok) return proof.refusal
  const keyId = pathId(req)
  const replaced = await whileProved(req, proof.verified, async (transaction) =>
    keyId ? ((await rotateKey(transaction, user, keyId)) ?? ('unknown' as const)) : ('unknown' as const),
  )
  if (!replaced) return wrongPassword()
  return replaced === 'unknown' ? unknown() : answer(200, replaced)
})

const deleteKey = endpoint(calls.revokeKey, async (req) => {
  const keyId = pathId(req)
  const revoked = keyId && (await revokeKey(req, { keyId, anyone: await isSuperAdmin(req) }))
  return revoked ? answer(200, { message: 'The key was revoked.' }) : unknown()
})

export const keysEndpoints: Endpoint[] = [postKey, postRotate, deleteKey]
