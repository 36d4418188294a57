import { env } from '@/env'
import { siteBrand } from '@/features/site/brand'
import * as calls from '@/features/site/calls'
import { answer } from '@/lib/http/reply'
import { endpoint } from '../route'
import { contractsIn } from './contracts'
import { describeApi } from './description'

/** Making it takes a while, and only the title can change while the process runs. */
let made: ReturnType<typeof describeApi> | undefined

export const getOpenapi = endpoint(calls.readOpenapi, async ({ payload }) => {
  made ??= describeApi('', env.SITE_URL, contractsIn(payload.config))
  const document = await made
  const { name: title } = await siteBrand(payload)
  return answer(200, { ...document, info: { ...document.info, title } })
})
