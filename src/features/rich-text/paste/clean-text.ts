import type { PasteNotes } from './notes'

/** Signs of Word's symbol fonts, which have no Unicode number. */
const wordSigns: Readonly<Record<string, string>> = {
  '\uf0b7': '•',
  '\uf0a7': '▪',
  '\uf0d8': '➢',
  '\uf0e0': '→',
  '\uf0fc': '✓',
}

/** Invisible marks for printing and text direction, which articles reject. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g
const UNKNOWN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu

export function cleanText(text: string, notes: PasteNotes): string {
  return text
    .replace(/[\u00a0\u202f\u2007]/g, ' ')
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(UNSEEN, '')
    .replace(UNKNOWN, (sign) => {
      if (sign === '\n' || sign === '\r' || sign === '\t' || sign === '\u200d') return sign
      const known = wordSigns[sign]
      if (!known) notes.add('sign')
      return known ?? ''
    })
}

const plainSigns = '0123456789n'
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹ⁿ'
const lowered = '₀₁₂₃₄₅₆₇₈₉'

/** Unicode superscript or subscript digits. Undefined for other text. */
export function raisedText(text: string, tag: 'sup' | 'sub'): string | undefined {
  const words = text.trim()
  if (!(tag === 'sup' ? /^[0-9n]{1,4}$/ : /^[0-9]{1,4}$/).test(words)) return undefined
  const signs = tag === 'sup' ? raised : lowered
  return [...words].map((sign) => signs[plainSigns.indexOf(sign)]).join('')
}
