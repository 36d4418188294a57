import type { PayloadRequest } from 'payload'
import { stringify } from 'yaml'
import type { Values } from '@/features/rich-text/document'
import { asSite } from '@/lib/db/local-api'
import { contentFields, dataOf, plainValues } from './values'

const asIs = (_kind: string, id: string) => id

/** Globals that are content, by the file of each. */
export const settingsFiles = { 'settings.yml': 'site-settings', 'form-options.yml': 'form-options' } as const
export type SettingsFile = keyof typeof settingsFiles
export const settingsFileNames = Object.keys(settingsFiles) as SettingsFile[]

const settingsFields = ({ payload }: PayloadRequest, file: SettingsFile) => {
  const config = payload.globals.config.find(({ slug }) => slug === settingsFiles[file])
  return contentFields(config?.flattenedFields ?? []).filter(({ name }) => name !== 'globalType')
}

const printed = (values: Values) => stringify(values, { lineWidth: 0 })

/** Settings as their file has them: only what is not as usual. */
export async function settingsText(req: PayloadRequest, file: SettingsFile): Promise<string> {
  const settings = await req.payload.findGlobal({ slug: settingsFiles[file], ...asSite(req) })
  return printed(plainValues(settingsFields(req, file), { ...settings }, asIs))
}

export const settingsData = (req: PayloadRequest, file: SettingsFile, values: Values): Values =>
  dataOf(settingsFields(req, file), values, asIs)

export const settingsTextOf = (req: PayloadRequest, file: SettingsFile, values: Values): string =>
  printed(plainValues(settingsFields(req, file), settingsData(req, file, values), asIs))
