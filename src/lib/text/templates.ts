const PLACEHOLDER = /( ?)\{([A-Za-z][A-Za-z0-9]*)\}/g

type Values = Readonly<Record<string, string>>

const asWritten = (written: string) => written
const leftOut = () => ''

const filled = (text: string, values: Values, without: (written: string) => string): string =>
  text.replace(PLACEHOLDER, (written, space: string, name: string) => {
    const value = Object.hasOwn(values, name) && values[name]
    return value ? space + value : without(written)
  })

/** What has no value stays, so that the writer sees the gap. */
export const fillTemplate = (text: string, values: Values): string => filled(text, values, asWritten)

/** What has no value is left out, with the space before it: 'Hello {name},' becomes 'Hello,'. */
export const fillWithoutGaps = (text: string, values: Values): string => filled(text, values, leftOut)

/** Braces that are not a placeholder of `known`. */
export const strayBraces = (text: string, known: Values): string[] =>
  fillTemplate(text, known).match(/\{[^{}\n]{0,40}\}?|\}/g) ?? []
