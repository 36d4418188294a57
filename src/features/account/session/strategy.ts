import type { AuthStrategy } from 'payload'
import type { User } from '@/payload-types'
import { sessionToken } from './cookie'
import { findSession } from './queries'

/** The only way to be signed in. A session that ended in the database ends at the next request. */
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

export const withSession = (user: User, sessionId: string, strategy = 'session') =>
  Object.assign({ ...user, collection: 'users' as const }, { _strategy: strategy, _sid: sessionId })

export function sessionIdOf(user: object | null | undefined): string | undefined {
  return user && '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined
}
