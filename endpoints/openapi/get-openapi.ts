import { env } from '@/env'
import { siteBrand } from '@/features/site/brand'
import { anyone, get } from '../route'
import { describeApi } from './description'

export const getOpenapi = get('/openapi.json', anyone, async (req) =>
  Response.json(describeApi((await siteBrand(req.payload)).name, env.SITE_URL)),
)
