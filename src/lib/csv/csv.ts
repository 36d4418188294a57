/** First bytes of a CSV file by which spreadsheets know UTF-8. */
export const byteOrderMark = '\ufeff'

/** What a spreadsheet would run, full-width signs and signs behind blanks included. */
const FORMULA = /^\s*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/
/** The same where a program that expects another separator begins a cell: German Excel splits at `;`, whatever the quotes. */
const INNER_FORMULA = /([;,\t\r\n]["'\s]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g
/** Runs nothing, and with an apostrophe no program could call it. */
const PHONE = /^\+\d[\d ()./-]*$/

function harmless(text: string): string {
  if (PHONE.test(text)) return text
  const parted = text.replace(INNER_FORMULA, "$1'")
  return FORMULA.test(text) || parted !== text ? `'${parted}` : text
}

/**
 * One line of a CSV file (RFC 4180), with its line end. All cells are quoted. A spreadsheet takes each as text: what begins
 * like a formula, or would after a separator within the cell, gets an apostrophe.
 */
export function csvLine(values: readonly (string | null | undefined)[]): string {
  return `${values.map((value) => `"${harmless(value ?? '').replaceAll('"', '""')}"`).join(',')}\r\n`
}
