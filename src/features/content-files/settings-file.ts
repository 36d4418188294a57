import type { GlobalSlug, PayloadRequest } from 'payload'
import { stringify } from 'yaml'
import type { Values } from '@/features/rich-text/document'
import { contentFields } from './values'

/** A file of settings: of a global that is content. */
export interface SettingsFile {
  name: string
  /** The site's settings as the file has them: only what is not as usual. */
  textOf: (req: PayloadRequest) => Promise<string>
  /** The text that the site would have with these values. */
  wantedText: (req: PayloadRequest, values: Values) => string
  write: (req: PayloadRequest, values: Values, folder: string) => Promise<void>
  /** Its pictures and fonts, by path. */
  attached?: (req: PayloadRequest) => Promise<ReadonlyMap<string, Buffer>>
}

export const asIs = (_kind: string, id: string) => id

export const printed = (values: Values) => stringify(values, { lineWidth: 0 })

/** The fields of a global that files have. */
export const settingsFields = ({ payload }: PayloadRequest, slug: GlobalSlug) => {
  const config = payload.globals.config.find((each) => each.slug === slug)
  return contentFields(config?.flattenedFields ?? []).filter(({ name }) => name !== 'globalType')
}
