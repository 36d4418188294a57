import { Parser } from 'htmlparser2'
import { escapeHtml } from '@/lib/html/escape'

/** What a drawing is made of. Everything else is left out, such as the notes of drawing programs. */
const drawn = new Set(
  'svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath mask pattern symbol use title desc style'.split(
    ' ',
  ),
)
/** What can run a script, or show something from elsewhere. */
const hostile = new Set(
  'script foreignobject iframe object embed audio video image feimage a animate set handler listener'.split(
    ' ',
  ),
)
const kept =
  /^(xmlns|xmlns:xlink|viewBox|width|height|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|fx|fy|d|points|transform|id|class|style|fill|fill-(opacity|rule)|stroke|stroke-[a-z]+|opacity|color|display|visibility|offset|stop-(color|opacity)|gradient(Units|Transform)|spreadMethod|clip-(path|rule)|clipPathUnits|mask|mask(Units|ContentUnits)|pattern(Units|ContentUnits|Transform)|preserveAspectRatio|role|aria-[a-z]+|href|xlink:href|version)$/

const elsewhere = (value: string) =>
  /@import|javascript:|data:|expression\(/i.test(value) || /url\(\s*["']?\s*(?!["'#])/i.test(value)

type Cleaned = { svg: string } | { problem: string }

/** A drawing without anything that could act or load. A file that tries to is refused, not cleaned. */
export function cleanSvg(text: string): Cleaned {
  let problem: string | undefined
  let svg = ''
  /** Depth in an element that is left out. */
  let skipped = 0
  const path: string[] = []
  const parser = new Parser(
    {
      onprocessinginstruction(name, data) {
        if (/^!(doctype)$/i.test(name) && /[[]|entity/i.test(data)) problem ??= 'it declares entities'
        if (/^\?xml-stylesheet/i.test(name)) problem ??= 'it loads a style sheet from elsewhere'
      },
      onopentag(name, attributes) {
        if (hostile.has(name.toLowerCase().replace(/^.*:/, ''))) problem ??= `it has <${name}>`
        for (const [key, value] of Object.entries(attributes)) {
          if (/^on/i.test(key)) problem ??= `it has the script attribute ${key}`
          if (/(^|:)href$/i.test(key) && !value.trim().startsWith('#'))
            problem ??= 'it refers to something outside of the file'
          if (!key.startsWith('xmlns') && elsewhere(value))
            problem ??= 'it refers to something outside of the file'
        }
        if (skipped > 0 || !drawn.has(name) || (path.length === 0 && name !== 'svg')) {
          skipped += 1
          return
        }
        path.push(name)
        const pairs = Object.entries(attributes).filter(([key]) => kept.test(key))
        svg += `<${[name, ...pairs.map(([key, value]) => `${key}="${escapeHtml(value)}"`)].join(' ')}>`
      },
      ontext(data) {
        if (skipped > 0) return
        const within = path.at(-1)
        if (within === 'style' && elsewhere(data)) problem ??= 'it refers to something outside of the file'
        if (within === 'style' || within === 'title' || within === 'desc') svg += escapeHtml(data)
      },
      onclosetag() {
        if (skipped > 0) skipped -= 1
        else svg += `</${path.pop()}>`
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(text)
  if (problem) return { problem }
  return svg.startsWith('<svg') ? { svg: withNamespace(svg) } : { problem: 'it is not a drawing' }
}

const withNamespace = (svg: string) =>
  /^<svg[^>]*\sxmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(svg)
    ? svg
    : svg
        .replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg"')
        .replace(/ xmlns="(?!http:\/\/www\.w3\.org\/2000\/svg)[^"]*"/, '')
