import { env } from '@/env'
import { siteBrand } from '@/features/site/brand'
import { anyone, get } from '../route'
import { describeApi } from './description'

/** GET /api/openapi.json: the public calls, for programs. Public. */
export const getOpenapi = get('/openapi.json', anyone, async (req) =>
  Response.json(describeApi((await siteBrand(req.payload)).name, env.SITE_URL)),
)
