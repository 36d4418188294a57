import { describe, expect, it } from 'vitest'
import { subscribersCsv } from '../../../src/features/newsletter/export'

describe('the export of subscribers', () => {
  it('has a row for each, with lines that end as RFC 4180 says', () => {
    expect(
      subscribersCsv([
        {
          ...{ email: 'a@x.example', status: 'confirmed', confirmedAt: '2026-01-01T00:00:00.000Z' },
          utmSource: '=spring',
        },
      ]),
    ).toBe(
      '\ufeff"Email","Status","Asked for","Confirmed","Unsubscribed","First page","Referring site","utm_source","utm_medium","utm_campaign"\r\n' +
        '"a@x.example","confirmed","","2026-01-01T00:00:00.000Z","","","","\'=spring","",""\r\n',
    )
  })
})
