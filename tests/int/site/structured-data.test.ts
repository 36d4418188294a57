import { describe, expect, it } from 'vitest'
import { companyData, siteData } from '../../../src/lib/seo/structured-data'

const company = { name: 'Quickwin', description: 'Automation', email: 'hello@example.com' }
const address = { street: '1 High Street', postcode: '10115', city: 'Berlin', country: 'Germany' }

describe('the company', () => {
  it('is an organization, and a local business only with an address', () => {
    expect(companyData(company)).toMatchObject({ '@type': 'Organization', name: 'Quickwin' })
    expect(companyData(company)).not.toHaveProperty('address')
    expect(companyData({ ...company, address })).toMatchObject({
      '@type': ['Organization', 'ProfessionalService'],
      address: { '@type': 'PostalAddress', streetAddress: '1 High Street', addressLocality: 'Berlin' },
    })
  })
})

it('describes the site as a whole, published by the company', () => {
  const site = siteData({ name: 'Quickwin', description: 'Automation' })
  expect(site).toMatchObject({ '@type': 'WebSite', name: 'Quickwin', inLanguage: 'en' })
  expect(site.publisher).toEqual({ '@id': companyData(company)['@id'] })
  expect(site.url).toBe(companyData(company).url)
})
