/** Marks that programs put around a name they copy: direction marks and zero-width characters. */
const MARKS = /[\p{Bidi_Control}\u00ad\u200b\u2060-\u2064\u206a-\u206f\ufeff]/gu

/** Characters that are not visible. Joiners are letters' parts in some scripts, so they are refused, not dropped. */
export const UNSEEN = /[\p{Cf}\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u

export const withoutMarks = (text: string): string => text.replace(MARKS, '')

/** A normalized name: phones and word processors write other spaces, hyphens and apostrophes than keyboards, and paste marks. */
export const normalizeName = (text: string): string =>
  withoutMarks(text)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\u2010-\u2013\u2212\ufe63\uff0d]/g, '-')
    .replace(/[\u0060\u00b4\u2018\u201b\uff07]/g, '\u2019')
    .trim()
