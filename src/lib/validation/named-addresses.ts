import { addressProblem, normalizeAddress } from './email-address'

/**
 * Whole addresses. Links and lists put one of `=/?&,;:` before an address, so here these do not belong to it, though they could in
 * theory.
 */
const NAMED = /[\w!#$%'*+^`{|}~.-]+@[\p{L}\p{M}\p{N}.-]+/gu
const QUOTES = /^['`*]+/

const isWhole = (text: string) => addressProblem(normalizeAddress(text)) === undefined

/** Replaces each whole address in a text. Text that is only one address counts as it is, with any letters. */
export function replaceAddresses(text: string, replace: (address: string) => string): string {
  if (isWhole(text)) return replace(text)
  return text.replaceAll('%40', '@').replace(NAMED, (found) => {
    const quotes = QUOTES.exec(found)?.[0] ?? ''
    const address = found.slice(quotes.length).replace(/[.-]+$/, '')
    return `${quotes}${replace(address)}${found.slice(quotes.length + address.length)}`
  })
}

/** Returns true if a text names an address, given in its normalized form, as a whole: not one that only contains it. */
export function namesAddress(text: string, address: string): boolean {
  let isNamed = false
  replaceAddresses(text, (found) => {
    isNamed ||= normalizeAddress(found) === address
    return found
  })
  return isNamed
}
