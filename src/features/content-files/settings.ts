import type { PayloadRequest } from 'payload'
import { stringify } from 'yaml'
import type { Values } from '@/features/rich-text/document'
import { asSite } from '@/lib/db/local-api'
import { contentFields, dataOf, plainValues } from './values'

const asIs = (_kind: string, id: string) => id

const settingsFields = ({ payload }: PayloadRequest) => {
  const config = payload.globals.config.find(({ slug }) => slug === 'site-settings')
  return contentFields(config?.flattenedFields ?? []).filter(({ name }) => name !== 'globalType')
}

const printed = (values: Values) => stringify(values, { lineWidth: 0 })

/** The site's settings as their file has them: only what is not as usual. */
export async function settingsText(req: PayloadRequest): Promise<string> {
  const settings = await req.payload.findGlobal({ slug: 'site-settings', ...asSite(req) })
  return printed(plainValues(settingsFields(req), settings as unknown as Values, asIs))
}

export const settingsData = (req: PayloadRequest, values: Values): Values =>
  dataOf(settingsFields(req), values, asIs)

export const settingsTextOf = (req: PayloadRequest, values: Values): string =>
  printed(plainValues(settingsFields(req), settingsData(req, values), asIs))
