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

/** These come before Payload's endpoints of the same paths and replace or close them. */
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
