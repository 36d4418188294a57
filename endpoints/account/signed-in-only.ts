import type { Endpoint, PayloadRequest } from 'payload'
import { problem } from '@/lib/http/problem'
import type { User } from '@/payload-types'

type Handler = (req: PayloadRequest, user: User) => Promise<Response>

/** A handler for people who are signed in; everybody else gets a 401. */
export const signedInOnly =
  (handle: Handler): Endpoint['handler'] =>
  async (req) =>
    req.user ? handle(req, req.user) : problem(401, { message: 'No user logged in', code: 'unauthenticated' })
