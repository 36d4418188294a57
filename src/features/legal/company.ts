import { defaultBrand } from '@/content/navigation'
import { escapeHtml } from '@/lib/html/escape'
import type { SiteSetting } from '@/payload-types'

export type CompanyDetails = Pick<SiteSetting, 'company' | 'contactEmail' | 'contactPhone'>

export const companyDetails = ({ company, contactEmail, contactPhone }: CompanyDetails): CompanyDetails => ({
  company,
  contactEmail,
  contactPhone,
})

/** New legal pages have gaps such as '[Company name]'. Visitors do not see them (public-text.ts). */
const GAP = /\[([^[\]\n<>]+)\]/g

const joined = (between: string, ...parts: (string | null | undefined)[]) =>
  parts.every((part) => part?.trim()) ? parts.join(between) : ''
const some = (between: string, ...parts: (string | null | undefined)[]) =>
  parts.filter((part) => part?.trim()).join(between)

function detailsOf({
  company,
  contactEmail,
  contactPhone,
}: CompanyDetails): Readonly<Record<string, string>> {
  const { legalName, street, postcode, city, country, representative } = company ?? {}
  const place = joined(' ', postcode, city)
  return {
    'Company name': legalName ?? '',
    'Company name and legal form': legalName ? some(' ', legalName, company?.legalForm) : '',
    'Street and number': street ?? '',
    'Postcode and city': place,
    City: city ?? '',
    Country: country ?? '',
    'Full address': joined(', ', street, place),
    'Name of managing director or owner': representative ?? '',
    'Name of register and court': company?.register ?? '',
    'Registration number': company?.registrationNumber ?? '',
    'VAT number': company?.vatNumber ?? '',
    'Security contact email': company?.securityEmail ?? '',
    'Supervisory authority': company?.supervisoryAuthority ?? '',
    // A new site's default address is not a real one.
    'Contact email': contactEmail === defaultBrand.contactEmail ? '' : contactEmail,
    'Phone number': contactPhone ?? '',
  }
}

export function fillGaps(html: string, settings: CompanyDetails): string {
  const details = detailsOf(settings)
  return html.replace(GAP, (written, words: string) =>
    Object.hasOwn(details, words) && details[words] ? escapeHtml(details[words]) : written,
  )
}

export function openGaps(text: string, settings: CompanyDetails): string[] {
  const details = detailsOf(settings)
  const gaps = [...text.matchAll(GAP)].filter(
    ([, words = '']) => !(Object.hasOwn(details, words) && details[words]),
  )
  return [...new Set(gaps.map(([written]) => written))]
}

export function registeredCompany(company: SiteSetting['company']) {
  const { legalName, vatNumber, street, postcode, city, country } = company ?? {}
  return {
    ...(legalName ? { legalName: some(' ', legalName, company?.legalForm) } : {}),
    ...(vatNumber ? { vatID: vatNumber } : {}),
    ...(street && city
      ? { address: { street, postcode: postcode ?? '', city, country: country ?? '' } }
      : {}),
  }
}
