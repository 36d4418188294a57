import { createLocalReq, type PayloadRequest } from 'payload'
import { payloadInstance } from '@/cms/payload'
import { sessionStrategy } from './strategy'

/** Who is asking for a page: a request for the CMS in their name, with nobody's when they are signed out. */
export async function pageRequest(headers: Headers): Promise<PayloadRequest> {
  const payload = await payloadInstance()
  const { user } = await sessionStrategy.authenticate({ headers, payload })
  return createLocalReq(user ? { user } : {}, payload)
}
