import type { HtmlElement } from '../html-element'

export interface Marks {
  strong: boolean
  em: boolean
  u: boolean
  s: boolean
  code: boolean
}
export const noMarks: Marks = { strong: false, em: false, u: false, s: false, code: false }

const styleOf = ({ attributes }: HtmlElement): string => (attributes.style ?? '').toLowerCase()

export function styled(element: HtmlElement, property: string): string {
  const found = styleOf(element)
    .split(';')
    .map((part) => part.split(':'))
    .findLast(([name]) => name?.trim() === property)
  return found?.slice(1).join(':').trim() ?? ''
}

export const isHidden = (element: HtmlElement): boolean =>
  styled(element, 'display') === 'none' ||
  styled(element, 'mso-hide') === 'all' ||
  'hidden' in element.attributes

const BOLD = /^(bold|bolder|[6-9]00)$/
const STRUCK = new Set(['s', 'strike', 'del'])
const CODE = new Set(['code', 'kbd', 'samp', 'tt'])

export function marksIn(element: HtmlElement, outside: Marks): Marks {
  const { tag } = element
  const weight = styled(element, 'font-weight')
  const line = `${styled(element, 'text-decoration')} ${styled(element, 'text-decoration-line')}`
  const marks = { ...outside }
  if (tag === 'b' || tag === 'strong') marks.strong = true
  if (tag === 'i' || tag === 'em' || tag === 'cite' || tag === 'dfn' || tag === 'var') marks.em = true
  if (tag === 'u' || tag === 'ins') marks.u = true
  if (STRUCK.has(tag)) marks.s = true
  if (CODE.has(tag)) marks.code = true
  // Google Docs puts everything into a <b> that is not bold.
  if (weight) marks.strong = BOLD.test(weight)
  const slant = styled(element, 'font-style')
  if (slant) marks.em = slant === 'italic' || slant === 'oblique'
  if (/\bunderline\b/.test(line)) marks.u = true
  if (/\bline-through\b/.test(line)) marks.s = true
  return marks
}

export function raisedIn(element: HtmlElement): 'sup' | 'sub' | undefined {
  if (element.tag === 'sup' || element.tag === 'sub') return element.tag
  const position = styled(element, 'vertical-align')
  return position === 'super' ? 'sup' : position === 'sub' ? 'sub' : undefined
}
