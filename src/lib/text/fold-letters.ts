import transliterate from '@sindresorhus/transliterate'

const MARKS_OF_LATIN = /(?<=\p{Script=Latin})\p{M}+/gu
const BEYOND_ASCII = /[^\P{L}\0-\x7f]+/gu
const MARKS = /\p{M}+/gu

/**
 * The text in plain lowercase letters, for slugs and for search: "Straße" becomes "strasse", "ışık" becomes "isik". "ü" becomes
 * "u" as in all languages but German. Cyrillic, Greek and other alphabets become Latin. Scripts without an alphabet stay.
 */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS_OF_LATIN, '')
    // Marks belong to the letters of other alphabets: й is not и.
    .normalize('NFC')
    .replace(BEYOND_ASCII, (letters) => transliterate(letters))
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
