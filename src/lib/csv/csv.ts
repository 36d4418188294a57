/** First bytes of a CSV file by which spreadsheets know UTF-8. */
export const byteOrderMark = '\ufeff'

/** What a spreadsheet would run, full-width signs and signs behind blanks included. */
const FORMULA = /^\s*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

function cell(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * One line of a CSV file (RFC 4180), with its line end. A spreadsheet takes each cell as text: what begins like a
 * formula gets an apostrophe.
 */
export function csvLine(values: readonly (string | null | undefined)[]): string {
  return `${values.map((value) => cell(value ?? '')).join(',')}\r\n`
}
