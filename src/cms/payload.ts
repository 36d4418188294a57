import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

export const payloadInstance = (): Promise<Payload> => getPayload({ config })
