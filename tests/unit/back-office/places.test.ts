import { describe, expect, it } from 'vitest'
import { placesFor } from '../../../src/admin/office-search/places'

const labels = (text: string, superAdmin = true) => placesFor(text, superAdmin).map(({ label }) => label)

describe('the places of the search', () => {
  it.each([
    ['logo', 'Brand'],
    ['holiday', 'Calendar settings'],
    ['Hours', 'Calendar settings'],
    ['price', 'Pricing plans'],
    ['photos', 'Media'],
    ['leads', 'Inbox'],
    ['gdpr', 'Legal pages'],
    ['reviews', 'Testimonials'],
    ['2fa', 'Your account'],
    ['moved', 'Redirects'],
    ['mail texts', 'Mail texts'],
    ['email wording', 'Mail texts'],
  ])('finds by "%s" what is called otherwise', (text, label) => {
    expect(labels(text)).toContain(label)
  })

  it('begins with the settings of the hours, and finds no place by a part of a word', () => {
    expect(labels('hours')[0]).toBe('Calendar settings')
    expect(labels('tom')).toEqual([])
    expect(labels('factor')).toContain('Your account')
  })

  it('shows an admin no place of super admins', () => {
    expect(labels('holiday', false)).toEqual([])
    expect(labels('', false)).not.toContain('Bookings')
    expect(labels('mail', false)).not.toContain('Monitoring')
    expect(labels('mail texts', false)).not.toContain('Mail texts')
  })

  it('names each place once, with an address of its own', () => {
    const all = placesFor('', true)
    expect(new Set(all.map(({ href }) => href)).size).toBe(all.length)
    expect(new Set(all.map(({ label }) => label)).size).toBe(all.length)
  })
})
