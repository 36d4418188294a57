import { createLocalReq, type PayloadRequest } from 'payload'
import { payloadInstance } from '@/cms/payload'
import { sessionStrategy } from './strategy'

export async function pageRequest(headers: Headers): Promise<PayloadRequest> {
  const payload = await payloadInstance()
  const { user } = await sessionStrategy.authenticate({ headers, payload })
  return createLocalReq(user ? { user } : {}, payload)
}
