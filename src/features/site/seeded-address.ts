import { defaultBrand } from '@/content/navigation'

/** The default addresses of a new site. No one reads them. */
const SEEDED = [defaultBrand.contactEmail, 'admin@quickwin.example']

export const isSeededAddress = (address: string | null | undefined): boolean =>
  Boolean(address && SEEDED.includes(address.toLowerCase()))
