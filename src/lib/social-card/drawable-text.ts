/** Characters that both fonts of the card have (`fc-query -f '%{charset}'` lists them). Others would be drawn as boxes. */
const HELD =
  /[\u0020-\u007e\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0131\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/u

/** The text that the card's fonts can draw, without unsupported symbols; '' if a letter or digit is unsupported. */
export function drawableText(text: string): string {
  const characters = [...text.normalize('NFC')]
  if (characters.some((character) => /[\p{L}\p{N}\p{M}]/u.test(character) && !HELD.test(character))) return ''
  return characters
    .map((character) => (HELD.test(character) ? character : ' '))
    .join('')
    .replace(/ +/g, ' ')
    .trim()
}
