import type { GlobalSlug } from 'payload'
import { asSite } from '@/lib/db/local-api'
import { brandFile } from './brand-file'
import { asIs, printed, type SettingsFile, settingsFields } from './settings-file'
import { dataOf, plainValues } from './values'

const ofGlobal = (name: string, slug: GlobalSlug): SettingsFile => ({
  name,
  textOf: async (req) => {
    const settings = await req.payload.findGlobal({ slug, ...asSite(req) })
    return printed(plainValues(settingsFields(req, slug), { ...settings }, asIs))
  },
  wantedText: (req, values) => {
    const fields = settingsFields(req, slug)
    return printed(plainValues(fields, dataOf(fields, values, asIs), asIs))
  },
  write: async (req, values) => {
    const data = dataOf(settingsFields(req, slug), values, asIs)
    await req.payload.updateGlobal({ slug, data, ...asSite(req) } as never)
  },
})

export const settingsFiles: readonly SettingsFile[] = [
  ofGlobal('settings.yml', 'site-settings'),
  ofGlobal('form-options.yml', 'form-options'),
  brandFile,
]
