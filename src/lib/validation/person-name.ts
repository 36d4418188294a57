/**
 * A normalized name: phones and word processors write other spaces, hyphens and apostrophes than keyboards, and paste
 * zero-width characters. Joiners are letters' parts in some scripts and are not
 * dropped unseen. They and direction marks stay for the rules to reject.
 */
export const normalizeName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\u2010-\u2013\u2212\ufe63\uff0d]/g, '-')
    .replace(/[\u0060\u00b4\u2018\u201b\uff07]/g, '\u2019')
    .trim()
