import { defaultBrand } from '@/content/navigation'

/** The addresses that a new site begins with. Nobody reads them. */
const SEEDED = [defaultBrand.contactEmail, 'admin@quickwin.example']

export const isSeededAddress = (address: string | null | undefined): boolean =>
  Boolean(address && SEEDED.includes(address.toLowerCase()))
