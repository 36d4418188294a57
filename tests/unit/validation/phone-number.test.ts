import { describe, expect, it } from 'vitest'
import { csvLine } from '@/lib/csv/csv'
import { phoneAddress } from '@/lib/validation/phone-address'
import { shownPhone, storedPhone } from '@/lib/validation/phone-number'
import { couldBePhone } from '@/lib/validation/phone-text'

describe('a typed phone number', () => {
  it.each([
    ['+49 30 1234567', '+49301234567', '+49 30 1234567'],
    // As Contacts on a Mac copies it.
    ['\u202a+49 171 1234567\u202c', '+491711234567', '+49 171 1234567'],
    ['0171\u00a01234567', '+491711234567', '+49 171 1234567'],
    ['+49\u2011171\u20131234567', '+491711234567', '+49 171 1234567'],
    ['＋４９　１７１　１２３４５６７', '+491711234567', '+49 171 1234567'],
    ['٠٣٠ ١٢٣٤٥٦٧', '+49301234567', '+49 30 1234567'],
    ['tel:+49-30-1234567', '+49301234567', '+49 30 1234567'],
    ['+49 (0)30 / 123.456-7', '+49301234567', '+49 30 1234567'],
    ['0049 30 1234567', '+49301234567', '+49 30 1234567'],
    ['030 1234567 ext. 5', '+49301234567;ext=5', '+49 30 1234567 ext. 5'],
    ['tel:+49-30-1234567;ext=5', '+49301234567;ext=5', '+49 30 1234567 ext. 5'],
    // A zero that belongs to the number.
    ['+39 06 1234 5678', '+390612345678', '+39 06 1234 5678'],
    // No numbering plan has this one; its length is right.
    ['+1 555 555 0100', '+15555550100', '+1 555 555 0100'],
  ])('%j is stored as %s and shown as %s', (typed, stored, shown) => {
    expect(couldBePhone(typed)).toBe(true)
    expect(storedPhone(typed, 'DE')).toBe(stored)
    expect(storedPhone(stored, 'US')).toBe(stored)
    expect(shownPhone(stored)).toBe(shown)
    expect(storedPhone(shown, 'US')).toBe(stored)
  })

  it('without + is one of the country that the settings name', () => {
    expect(storedPhone('(212) 555-0100', 'US')).toBe('+12125550100')
    expect(storedPhone('020 7946 0958', 'GB')).toBe('+442079460958')
  })

  it.each(['12', '0123', '110', 'call me at 030 1234567', '+49 30 1', '+999 123456', '1'.repeat(31), ''])(
    '%j is refused',
    (typed) => {
      expect(storedPhone(typed, 'DE')).toBeUndefined()
    },
  )
})

describe('a phone number', () => {
  it('that was stored as it was typed is shown as it is', () => {
    expect(shownPhone('030 / 12 34')).toBe('030 / 12 34')
    expect(shownPhone('+49 ask for Ada')).toBe('+49 ask for Ada')
  })

  it('is dialled with its extension', () => {
    expect(phoneAddress('+49 30 1234567 ext. 5')).toBe('tel:+49301234567;ext=5')
    expect(phoneAddress('+49 30 1234567')).toBe('tel:+49301234567')
    expect(phoneAddress('+49 (0)30 1234567')).toBe('tel:+49301234567')
  })

  it('keeps its plus in a spreadsheet, with an extension too', () => {
    expect(csvLine(['+49 30 1234567 ext. 5', '+1+cmd|x'])).toBe('"+49 30 1234567 ext. 5","\'+1+cmd|x"\r\n')
  })
})
