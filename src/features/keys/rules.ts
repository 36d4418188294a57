import type { Contract } from '@/lib/http/contract'
import type { Scope } from '@/lib/http/scopes'

/** In days. Null is for super admins only. */
export const lifetimes = [30, 90, 365, null] as const

export const MAX_KEYS = 20
/** How long a replaced key still works. */
export const OLD_KEY_HOURS = 24
export const MAX_NETWORKS = 50

/** The key behind a request. */
export interface UsedKey {
  id: string
  name: string
  scopes: readonly Scope[]
  /** Made in a session with a second factor. */
  twoFactor: boolean
  lastUsedAt: Date | null
  lastNetwork: string | null
}

export const withKey = <User extends object>(user: User, key: UsedKey) =>
  Object.assign({ ...user, collection: 'users' as const }, { _strategy: 'api-key', _key: key })

const isKey = (value: unknown): value is UsedKey =>
  typeof value === 'object' && value !== null && 'scopes' in value && 'name' in value

export const keyOf = (user: object | null | undefined): UsedKey | undefined =>
  user && '_key' in user && isKey(user._key) ? user._key : undefined

/** The key's name for screens and the audit log. */
export const keyLabel = ({ name }: Pick<UsedKey, 'name'>): string => `API key '${name}'`

/** The label before the agent of an audit entry. No caller can send one (features/security/record-change). */
export const keyLabelIn = (agent: string | null | undefined): string | null =>
  /^API key '.*?'(?=, |$)/.exec(agent ?? '')?.[0] ?? null

/** Returns true if a scope of the key opens the call. Calls without a scope are never opened. */
export const opens = (
  { scopes }: Pick<UsedKey, 'scopes'>,
  { scope, anyKey }: Pick<Contract, 'scope' | 'anyKey'>,
): boolean => anyKey === true || (scope !== undefined && scopes.includes(scope))
