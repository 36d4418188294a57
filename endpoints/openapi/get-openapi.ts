import type { Endpoint } from 'payload'
import { env } from '@/env'
import { siteBrand } from '@/features/site/brand'
import { describeApi } from './description'

/** GET /api/openapi.json: the public calls, for programs. Public. */
export const getOpenapi: Endpoint = {
  path: '/openapi.json',
  method: 'get',
  handler: async (req) => Response.json(describeApi((await siteBrand(req.payload)).name, env.SITE_URL)),
}
