import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** The process's one Payload, connected at the first call. */
export const payloadInstance = (): Promise<Payload> => getPayload({ config })
