import { Parser } from 'htmlparser2'

export interface XmlElement {
  /** With its prefix, such as wp:post_id. */
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: XmlElement[]
}

/**
 * The root of an XML document. Lenient in what it contains, as other programs write it by hand.
 * @throws Error if the document ends too early
 */
export function readXml(source: string): XmlElement {
  const document: XmlElement = { name: '', attributes: {}, text: '', children: [] }
  const open = [document]
  let isWhole = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name, attributes, text: '', children: [] }
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext(text) {
        const element = open.at(-1)
        if (element) element.text += text
      },
      onclosetag(_, isImplied) {
        open.pop()
        if (open.length === 1 && !isImplied) isWhole = true
      },
    },
    { xmlMode: true },
  )
  parser.end(source)
  const [root] = document.children
  if (!root || !isWhole) throw new Error('The file is not XML, or its end is missing.')
  return root
}

export const childrenOf = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((child) => child.name === name)

/** The text of the first child of this name. */
export const textIn = ({ children }: XmlElement, name: string): string =>
  children.find((child) => child.name === name)?.text.trim() ?? ''
