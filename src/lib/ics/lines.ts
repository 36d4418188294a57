/** One line of a calendar file: its name in capitals, its parameters by name in capitals, and its text. */
export interface Property {
  name: string
  params: Record<string, string>
  value: string
}

export interface Component {
  name: string
  properties: Property[]
  components: Component[]
  /** False if the file ends, or another component starts, before its END. */
  isClosed: boolean
}

/** How deep these are in a file. One that starts inside another means that the END of that one is missing. */
const DEPTHS = new Map([
  ['VCALENDAR', 1],
  ...['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE'].map((name) => [name, 2] as const),
])
/** No calendar nests deeper. */
const DEEPEST = 10
/** The properties whose values are dates. */
export const DATES = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)$/
const NAME = /^[A-Z0-9-]+$/i

/** Removes an indentation that all lines have, which would make each a part of the one before. */
function withoutIndent(lines: string[]): string[] {
  const [first = '', second = ''] = lines
  const indent = /^\s*/.exec(first)?.[0] ?? ''
  if (!indent || !second.startsWith(indent)) return [first.trimStart(), ...lines.slice(1)]
  return lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
}

/** The lines with their continuations. Blank lines do not count, and any line break ends a line. */
function unfolded(text: string): string[] {
  const lines = withoutIndent(text.split(/[\r\n]+/).filter((line) => line.trim() !== ''))
  const whole: string[][] = []
  for (const line of lines) {
    if (/^[ \t]/.test(line) && whole.length > 0) whole.at(-1)?.push(line.slice(1))
    else whole.push([line])
  }
  return whole.map((parts) => parts.join(''))
}

/** The places of a character outside of quotes. */
function outsideQuotes(text: string, wanted: string): number[] {
  const places: number[] = []
  let isQuoted = false
  for (let place = 0; place < text.length; place++) {
    if (text[place] === '"') isQuoted = !isQuoted
    else if (text[place] === wanted && !isQuoted) places.push(place)
  }
  return places
}

/** Where the value begins. A zone such as `GMT+02:00` has a colon too, so a date is looked for. */
function colonOf(line: string, name: string): number {
  const [colon = -1] = outsideQuotes(line, ':')
  if (!DATES.test(name)) return colon
  const dated = /:\s*(?=\d{4}-?\d\d-?\d\d)/.exec(line)
  return dated?.index ?? colon
}

function paramsOf(text: string): Record<string, string> {
  const cuts = [...outsideQuotes(text, ';'), text.length]
  const pairs = cuts.map((cut, index) => text.slice(index === 0 ? 0 : (cuts[index - 1] ?? 0) + 1, cut))
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const [name = '', ...value] = pair.split('=')
      return value.length === 0
        ? []
        : [[name.trim().toUpperCase(), value.join('=').replaceAll('"', '').trim()]]
    }),
  )
}

/** The property of a line, or null if it is none: the rest of a text with a raw line break, a page around the calendar. */
function propertyOf(line: string): Property | null {
  const name = (/^[^;:]*/.exec(line)?.[0] ?? '').trim().toUpperCase()
  const colon = NAME.test(name) ? colonOf(line, name) : -1
  if (colon < 0) return null
  const semicolon = line.indexOf(';')
  const params = semicolon >= 0 && semicolon < colon ? paramsOf(line.slice(semicolon + 1, colon)) : {}
  return { name, params, value: line.slice(colon + 1).trim() }
}

const component = (name: string): Component => ({ name, properties: [], components: [], isClosed: false })

/**
 * The components of a calendar file, inside one without a name. Lines that are none of the format are left out, so that a
 * broken line costs at most its own event. It is not closed if the file ends in the middle.
 */
export function readLines(text: string): Component {
  const file = component('')
  const open = [file]
  for (const line of unfolded(text)) {
    const property = propertyOf(line)
    const name = property?.value.toUpperCase() ?? ''
    if (property?.name === 'BEGIN') {
      const depth = DEPTHS.get(name)
      if (depth !== undefined) open.splice(depth)
      else if (open.length > DEEPEST) continue
      const started = component(name)
      open.at(-1)?.components.push(started)
      open.push(started)
    } else if (property?.name === 'END') {
      const place = open.findLastIndex((each) => each.name === name)
      const ended = place > 0 ? open[place] : undefined
      if (ended) {
        ended.isClosed = true
        open.splice(place)
      }
    } else if (property) open.at(-1)?.properties.push(property)
  }
  file.isClosed = open.length === 1
  return file
}

/** The first value of a property, or an empty text. */
export const textOf = ({ properties }: Component, name: string): string =>
  properties.find((property) => property.name === name)?.value ?? ''
