import { describe, expect, it } from 'vitest'
import { csvCell, subscribersCsv } from '../../../src/features/newsletter/subscribers-csv'

describe('the export of subscribers', () => {
  it.each([
    ['=1+1@x.example', "'=1+1@x.example"],
    ['+a@x.example', "'+a@x.example"],
    ['-a@x.example', "'-a@x.example"],
    ['@x', "'@x"],
    ['a,b"c', '"a,b""c"'],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['plain@x.example', 'plain@x.example'],
  ])('writes %j as %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell)
  })

  it('has a row for each, with lines that end as RFC 4180 says', () => {
    expect(
      subscribersCsv([
        { email: 'a@x.example', status: 'confirmed', confirmedAt: '2026-01-01T00:00:00.000Z' },
      ]),
    ).toBe(
      '\ufeffEmail,Status,Asked for,Confirmed,Unsubscribed\r\na@x.example,confirmed,,2026-01-01T00:00:00.000Z,\r\n',
    )
  })
})
