import type { AuthStrategy } from 'payload'
import type { User } from '@/payload-types'
import { sessionToken } from './cookie'
import { findSession } from './queries'

/**
 * Who is asking: the owner of the session in the cookie. The only way to be signed in; what has
 * ended in the database ends here, at the next request.
 */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  async authenticate({ headers, payload, strategyName }) {
    const token = sessionToken(headers)
    const session = token ? await findSession(payload, token) : undefined
    if (!session) return { user: null }
    const user = await payload.findByID({
      collection: 'users',
      id: session.userId,
      depth: 0,
      overrideAccess: true,
      disableErrors: true,
    })
    if (!user) return { user: null }
    return { user: withSession(user, session.id, strategyName) }
  },
}

/** An account as the person behind a request. */
export const withSession = (user: User, sessionId: string, strategy = 'session') =>
  Object.assign({ ...user, collection: 'users' as const }, { _strategy: strategy, _sid: sessionId })

/** The id of the session that this request belongs to. */
export function sessionIdOf(user: object | null | undefined): string | undefined {
  return user && '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined
}
