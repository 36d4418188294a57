const MAX = 10_000

/** A quote, except the apostrophe within a name such as O'Brien. */
const UNWANTED = /["`;\\\u201c\u201d]|(?<![\p{L}\p{N}])['\u2018\u2019]|['\u2018\u2019](?![\p{L}\p{N}])/gu

/** Cleans inputs by the specification: no quotes, semicolons or backslashes, at most 10,000 characters. */
export function cleanInput(text: string): string {
  return text.replace(UNWANTED, '').replace(/\s+/g, ' ').trim().slice(0, MAX).toWellFormed()
}
