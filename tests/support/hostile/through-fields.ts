import { expect } from 'vitest'

type Errors = { errors?: { message: string; code?: string; field?: string }[] }
type Values = Record<string, string>

type Cleaning = (text: string, field: string) => string

interface Way {
  /** A harmless value of each field that takes text. */
  fields: Values
  /** Sends one request; `kept` reads back what was stored of it. */
  send: (values: Values) => Promise<{ status: number; body: Errors; kept?: () => Promise<unknown> }>
  /** The texts that the rules may turn a text into; by default the text itself. */
  cleanings?: Cleaning[]
}

/** The value at a path such as `hours.0.label`. */
export const valueAt = (document: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, part) => {
    if (typeof value !== 'object' || value === null) return undefined
    return (value as Record<string, unknown>)[part]
  }, document)

const INSIDE = /select |insert into|drizzle|constraint|postgres|stack|at Object|ECONN|node_modules/i

function checkKept(document: unknown, sent: Values, cleanings: Cleaning[]) {
  for (const [field, text] of Object.entries(sent)) {
    const value = valueAt(document, field) ?? ''
    const allowed = cleanings.map((clean) => clean(text, field))
    if (!allowed.includes(String(value))) expect({ field, text, value }).toEqual({ field, text, value: text })
  }
}

/**
 * Brings every text through every field, several at a time. Every refusal has the one error shape, naming
 * the field; the rest is sent again without it and must come back as it was.
 * @returns how many texts were stored, and how many refused.
 */
export async function throughFields(
  texts: readonly string[],
  { fields, send, cleanings = [] }: Way,
): Promise<{ stored: number; refused: number }> {
  const names = Object.keys(fields)
  const count = { stored: 0, refused: 0 }
  for (let at = 0; at < texts.length; at += names.length) {
    const hostile: Values = {}
    names.forEach((name, index) => {
      // Each turn begins at another field, so that neighbours do not always meet the same one.
      const text = texts[at + ((index + at) % names.length)]
      if (text !== undefined) hostile[name] = text
    })
    for (let tries = 0; tries <= names.length && Object.keys(hostile).length > 0; tries++) {
      const { status, body, kept } = await send({ ...fields, ...hostile })
      expect([hostile, status < 500]).toEqual([hostile, true])
      if (status < 300) {
        count.stored += Object.keys(hostile).length
        if (kept) checkKept(await kept(), hostile, [(text) => text, (text) => text.trim(), ...cleanings])
        break
      }
      const refused = (body.errors ?? []).map(({ field = '', message }) => {
        expect(message).not.toMatch(INSIDE)
        return field
      })
      const dropped = Object.keys(hostile).filter((name) =>
        refused.some((field) => field === name || name.startsWith(`${field}.`)),
      )
      // A refusal that names nothing reports no one what to mend.
      expect([status, body, dropped.length > 0]).toEqual([status, body, true])
      for (const name of dropped) delete hostile[name]
      count.refused += dropped.length
    }
  }
  return count
}
