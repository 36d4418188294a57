import { describe, expect, it } from 'vitest'
import { defaultBrand } from '../../../src/content/navigation'
import { fillGaps, openGaps } from '../../../src/features/legal/company'
import { publicLegalPage } from '../../../src/features/legal/view'
import { firstContent } from '../../support/first-content'

const legal = new Map(firstContent('legal').map((page) => [page.slug, page]))
const privacy = { html: legal.get('privacy')?.html ?? '' }

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
    for (const { html } of legal.values()) {
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
})

const dates = { textChangedAt: '2026-11-23T00:00:00.000Z', updatedAt: '2027-02-01T09:00:00.000Z' }

describe('what visitors read of a legal page', () => {
  const read = (html: string, settings = none) =>
    publicLegalPage({ title: 'A page', ...dates }, html, settings)

  it.each([...legal.values()])(
    'of the first content has no gap and no empty part, with any values: $title',
    ({ html }) => {
      for (const settings of [none, all]) {
        const page = read(html, settings)
        expect(page.html).not.toMatch(/\[|\]/)
        expect(page.html).not.toMatch(/<(p|li|td|ul|tbody)>\s*<\/|<h2[^>]*>[^<]*<\/h2>\s*(<h2|$)/)
        expect(page.html).not.toMatch(/starting text|to be filled in|lawyer/)
        expect(page.headings.length).toBeGreaterThan(1)
      }
    },
  )

  it('is the rest of a page: lines, items, rows and headings with a gap are left out', () => {
    expect(
      read(
        '<h2>Who</h2><p>[Company name]<br>Berlin<br>[Country]</p><h2>Register</h2><h3>Number</h3><p>[Registration number]</p><h2>More</h2><ul><li>One</li><li>Two: [Two]</li></ul><ol><li>[Three]</li></ol>',
      ).html,
    ).toBe('<h2 id="who">Who</h2><p>Berlin</p><h2 id="more">More</h2><ul><li>One</li></ul>')
    expect(
      read('<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>[B]</td></tr></tbody></table><p>C</p>')
        .html,
    ).toBe('<p>C</p>')
    expect(read('<ul><li>One [gap]<ul><li>Inner</li></ul></li></ul>').html).toBe(
      '<ul><li>One <ul><li>Inner</li></ul></li></ul>',
    )
  })

  it('is all of it once the settings know the words, also words in brackets', () => {
    const settings = { ...all, company: { ...company, legalName: 'Muster [DE]' } }
    expect(read('<h2>Who</h2><p>[Company name]</p>', settings).html).toBe(
      '<h2 id="who">Who</h2><p>Muster [DE]</p>',
    )
  })
})
