import * as z from 'zod/mini'
import { errors, instant } from '../../lib/http/answers'
import { passkeyRequest } from './passkey/answers'

const person = z.object({ id: z.string(), email: z.string() })

export const session = z.object({
  user: z.nullable(person),
  profile: z.nullable(
    z.extend(person, {
      fullName: z.nullable(z.string()),
      companyName: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      createdAt: instant,
    }),
  ),
  isAdmin: z.boolean(),
  isSuperAdmin: z.boolean(),
  twoFactorRequired: z
    .boolean()
    .check(z.describe('Roles are inactive until two-factor sign-in is set up and used.')),
})

export type SessionAnswer = z.output<typeof session>

const exp = z.number().check(z.describe('When the session ends, in seconds since 1970'))

export const signedIn = z.extend(session, { exp })

export const signInRefusal = z.extend(errors, { passkey: z.optional(z.nullable(passkeyRequest)) })

const nobody = z.object({ user: z.null() })

export const endedSession = z.extend(errors, nobody.shape)

export const me = z.union([
  nobody,
  z.object({ user: z.looseObject(person.shape), collection: z.literal('users'), exp }),
])

export const confirmedEmail = z.object({ confirmed: z.enum(['account', 'email']) })

export const sessions = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      createdAt: instant,
      lastSeenAt: instant,
      expiresAt: instant,
      address: z.string(),
      userAgent: z.string(),
      current: z.boolean(),
    }),
  ),
})

export const endedSessions = z.object({ ended: z.number() })

export const addedColleague = z.object({
  colleague: z.extend(person, { fullName: z.string(), role: z.enum(['super_admin', 'admin', 'user']) }),
  expiresAt: instant,
})

export const colleagueRefusal = z.extend(errors, { state: z.optional(z.enum(['active', 'invited', 'off'])) })

export const mailedLink = z.object({ email: z.string(), expiresAt: instant })

export const switched = z.object({ userId: z.string(), active: z.boolean() })
