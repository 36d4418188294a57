import type { Field, GlobalConfig } from 'payload'
import { defaultColors } from '@/lib/colors/palette'
import { denyAll, serverOnly, superAdminsOnly } from '../access/rules'
import { revalidatesGlobal } from '../hooks/revalidate'

const text = (name: string, defaultValue?: string): Field => ({
  name,
  type: 'text',
  ...(defaultValue ? { defaultValue } : {}),
})

/** The look of the site. The name is in the site settings; the Brand tab of the back office changes both (0148). */
export const brand: GlobalConfig = {
  slug: 'brand',
  lockDocuments: false,
  admin: { hidden: true },
  // POST /api/brand checks colors and files.
  access: { read: superAdminsOnly, update: denyAll, readVersions: denyAll },
  hooks: { afterChange: [revalidatesGlobal('brand')] },
  fields: [
    text('tagline'),
    text('accent', defaultColors.accent),
    text('highlight', defaultColors.highlight),
    text('ground', defaultColors.ground),
    {
      name: 'fonts',
      type: 'select',
      options: ['newsreader', 'instrument', 'own'],
      defaultValue: 'newsreader',
    },
    { name: 'socials', type: 'text', hasMany: true },
    text('currency', 'USD'),
    text('senderName'),
    text('senderAddress'),
    { name: 'files', type: 'json', access: { update: denyAll } },
    // The bytes in base64, by name. In the row, so that one transaction changes all and a backup has all.
    { name: 'fileData', type: 'json', access: serverOnly },
  ],
}
