import type { Endpoint } from 'payload'
import { problem } from '@/lib/http/problem'
import { getMe, postRefreshToken } from './get-me'
import { postLogin } from './post-login'
import { postLogout } from './post-logout'

const notFound = (method: Endpoint['method'], path: string): Endpoint => ({
  method,
  path,
  handler: async () => problem(404, { message: 'There is nothing here.', code: 'not_found' }),
})

/**
 * What stands under /api/users besides the documents. These come before Payload's own endpoints of the
 * same paths, so each of those is either replaced or closed.
 */
export const userEndpoints: Endpoint[] = [
  postLogin,
  postLogout,
  getMe,
  postRefreshToken,
  notFound('get', '/init'),
  notFound('post', '/first-register'),
  notFound('post', '/forgot-password'),
  notFound('post', '/reset-password'),
  notFound('post', '/unlock'),
  notFound('post', '/verify/:id'),
]
