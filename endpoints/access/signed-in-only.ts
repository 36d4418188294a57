import type { Endpoint, PayloadRequest, TypedUser } from 'payload'
import { unauthenticated } from '@/lib/http/problem'

/** What an endpoint does for somebody who is known. */
export type UserHandler = (req: PayloadRequest, user: TypedUser) => Promise<Response>

/** A handler for people who are signed in; everybody else gets a 401. */
export const signedInOnly =
  (handle: UserHandler): Endpoint['handler'] =>
  async (req) =>
    req.user ? handle(req, req.user) : unauthenticated()
