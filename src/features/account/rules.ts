const MAX = 10_000

/** A quote, but not the apostrophe within a name such as O'Brien, which the rule for names allows. */
const UNWANTED = /["`;\\\u201c\u201d]|(?<![\p{L}\p{N}])['\u2018\u2019]|['\u2018\u2019](?![\p{L}\p{N}])/gu

/**
 * E-mail and name inputs as the specification cleans them for sign-up and sign-in: without quotes,
 * semicolons and backslashes, whitespace collapsed, trimmed, at most 10,000 characters.
 */
export function cleanInput(text: string): string {
  return text.replace(UNWANTED, '').replace(/\s+/g, ' ').trim().slice(0, MAX).toWellFormed()
}
