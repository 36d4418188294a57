import { describe, expect, it } from 'vitest'
import { defaultBrand } from '../../../src/content/navigation'
import { fillGaps, openGaps, registeredCompany } from '../../../src/features/legal/company'
import { imprint } from '../../../src/seed/content/legal/imprint'
import { privacy } from '../../../src/seed/content/legal/privacy'
import { terms } from '../../../src/seed/content/legal/terms'

const none = { contactEmail: defaultBrand.contactEmail }
const company = {
  legalName: 'Muster & Söhne <Automation>',
  legalForm: 'GmbH',
  street: 'Hauptstraße 1',
  postcode: '10115',
  city: 'Berlin',
  country: 'Germany',
  representative: 'Ada Lovelace',
  register: 'Handelsregister, Amtsgericht Charlottenburg',
  registrationNumber: 'HRB 1',
  vatNumber: 'DE123456789',
  securityEmail: 'security@muster.example',
  supervisoryAuthority: 'the authority of Berlin',
}
const all = { company, contactEmail: 'hello@muster.example', contactPhone: '+49 30 1234' }

describe('the gaps of a legal page', () => {
  it('stay while the settings are empty, the address of a new site included', () => {
    for (const { html } of [imprint, privacy, terms]) {
      expect(fillGaps(html, none)).toBe(html)
      expect(openGaps(html, none).length).toBeGreaterThan(3)
    }
    expect(openGaps('[Contact email]', none)).toEqual(['[Contact email]'])
  })

  it('are filled by the settings, as text', () => {
    expect(fillGaps('<p>[Company name and legal form]<br>[Postcode and city]</p>', all)).toBe(
      '<p>Muster &amp; Söhne &lt;Automation&gt; GmbH<br>10115 Berlin</p>',
    )
    expect(fillGaps('[Full address], [Country]', all)).toBe('Hauptstraße 1, 10115 Berlin, Germany')
  })

  it('that the settings know nothing of stay, each named once', () => {
    const filled = fillGaps(privacy.html, all)
    expect(filled).toContain('[Email provider]')
    expect(openGaps(privacy.html, all)).toEqual(openGaps(filled, none))
    expect(openGaps('[A gap] [Country] [A gap]', all)).toEqual(['[A gap]'])
  })

  it('of an address need all of its parts', () => {
    const { postcode: _, ...without } = company
    expect(openGaps('[Full address] [Postcode and city] [City]', { ...all, company: without })).toEqual([
      '[Full address]',
      '[Postcode and city]',
    ])
  })

  it('cannot be filled from what every object has', () => {
    expect(fillGaps('[constructor] [toString]', all)).toBe('[constructor] [toString]')
    expect(openGaps('[__proto__]', all)).toEqual(['[__proto__]'])
  })

  it('are filled with what is written, whatever that means to a replacement', () => {
    expect(fillGaps('[Country]', { ...all, company: { ...company, country: "$1 $' $$" } })).toBe("$1 $' $$")
  })
})

describe('the company for search engines', () => {
  it('says nothing that no one filled in', () => {
    expect(registeredCompany(undefined)).toEqual({})
    expect(registeredCompany({})).toEqual({})
  })

  it('says name, VAT number and address', () => {
    expect(registeredCompany(company)).toEqual({
      legalName: 'Muster & Söhne <Automation> GmbH',
      vatID: 'DE123456789',
      address: { street: 'Hauptstraße 1', postcode: '10115', city: 'Berlin', country: 'Germany' },
    })
  })
})
