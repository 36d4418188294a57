import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** The process's only Payload instance, connected at the first call. */
export const payloadInstance = (): Promise<Payload> => getPayload({ config })
