import punycode from 'punycode.js'

/** Cyrillic letters that look like Latin ones (from Chromium's rules for addresses). */
const LATIN_LOOK = /^[асԁеһіјӏорԛѕԝхуъбьҽпгѵѡ\d-]+$/u

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

/** A label of one script that cannot pass for another one. */
function isPlain(label: string): boolean {
  if (LATIN_LOOK.test(label)) return false
  const letters = label.match(/\p{L}/gu) ?? []
  const script = SCRIPTS.find((each) => each.test(label))
  return letters.length > 0 && (!script || letters.every((letter) => script.test(letter)))
}

function readableLabel(label: string): string {
  if (!label.startsWith('xn--')) return label
  try {
    const decoded = punycode.decode(label.slice(4))
    return isPlain(decoded) ? decoded : label
  } catch {
    return label
  }
}

/**
 * A stored address as people read it: `ada@müller.de` for `ada@xn--mller-kva.de`. A domain that imitates another one stays in
 * ASCII. For screens and texts only: mail, links and comparisons use the stored form.
 */
export function readableAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1
  if (!address.includes('xn--', at)) return address
  return address.slice(0, at) + address.slice(at).split('.').map(readableLabel).join('.')
}
