import type { Endpoint, PayloadRequest, TypedUser } from 'payload'
import { unauthenticated } from '@/lib/http/problem'

export type UserHandler = (req: PayloadRequest, user: TypedUser) => Promise<Response>

export const signedInOnly =
  (handle: UserHandler): Endpoint['handler'] =>
  async (req) =>
    req.user ? handle(req, req.user) : unauthenticated()
