/** Marks that are pasted along with an address and mean nothing in it. Joiners are letters' parts in some domains. */
const PASTED = '[\\s\\u00ad\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff]+'
const AROUND = new RegExp(`^${PASTED}|${PASTED}$`, 'gu')

const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$`)
const NOT_IN_DOMAINS = /(?![.-])[\0-/:-@[-`{-\x7f]/
const BEYOND_ASCII = /[^\0-\x7f]/u

const MAX_TYPED = 1000

/** The ASCII form (UTS 46) of a domain, or the text itself if it has none. */
function asciiDomain(domain: string): string {
  // Other signs would make the parser read a port, a path or an escape.
  if (NOT_IN_DOMAINS.test(domain) || !BEYOND_ASCII.test(domain)) return domain
  const address = `http://${domain}`
  return URL.canParse(address) ? new URL(address).hostname : domain
}

const split = (address: string): [local: string, domain: string] => {
  const at = address.lastIndexOf('@')
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)]
}

/**
 * The one form in which an email address is stored and compared: lower case, the domain in ASCII, nothing around it.
 * `Ada@MÜLLER.de ` becomes `ada@xn--mller-kva.de`. Two addresses belong to one person only if these forms are equal, so
 * look-alikes in another script are two people. Text that is no address comes back in lower case. Also runs in browsers.
 */
export function normalizeAddress(text: string): string {
  // The length check rejects longer texts. Looking for marks at their end could take seconds.
  if (text.length > MAX_TYPED) return text
  const address = text.replace(AROUND, '').toLowerCase()
  const [local, domain] = split(address)
  return domain ? `${local}@${asciiDomain(domain)}` : address
}

/** Part of an address as a search finds it in stored ones: `xn--mller-kva.de` for `Müller.de`. */
export const addressPart = (text: string): string =>
  text.includes('@') ? normalizeAddress(text) : asciiDomain(text.toLowerCase())

const INVALID = 'Please enter a valid email address'

/** Why mail cannot reach a normalized address, or undefined. RFC 5321: at most 64 characters before the @. */
export function addressProblem(address: string): string | undefined {
  const [local, domain] = split(address)
  if (!DOMAIN.test(domain) || local.length > 64) return INVALID
  if (LOCAL.test(local)) return undefined
  const letter = BEYOND_ASCII.exec(local)?.[0]
  return letter && LOCAL.test(local.replace(/[^\0-\x7f]/gu, 'a'))
    ? `We cannot send mail to an address with “${letter}” before the @. Please enter another address.`
    : INVALID
}
