/** First bytes of a CSV file. They tell spreadsheets that it is UTF-8. */
export const byteOrderMark = '\ufeff'

/** Start of a cell that a spreadsheet would run as a formula, also in full-width signs and after spaces. */
const FORMULA = /^\s*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/
/** The same after a separator inside a cell: German Excel splits at `;`, even inside quotes. */
const INNER_FORMULA = /([;,\t\r\n]["'\s]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g
/** A phone number: it runs nothing, and with an apostrophe no program could dial it. */
const PHONE = /^\+\d[\d ()./-]*(?: ext\. \d+)?$/

function harmless(text: string): string {
  if (PHONE.test(text)) return text
  const parted = text.replace(INNER_FORMULA, "$1'")
  return FORMULA.test(text) || parted !== text ? `'${parted}` : text
}

/**
 * One line of a CSV file (RFC 4180), with its line end. All cells are quoted. A cell that begins like a formula, or would after
 * a separator inside it, gets an apostrophe, so that spreadsheets read it as text.
 */
export function csvLine(values: readonly (string | null | undefined)[]): string {
  return `${values.map((value) => `"${harmless(value ?? '').replaceAll('"', '""')}"`).join(',')}\r\n`
}
