/** What placeholders of a template stand for. */
export const replyPlaceholders = {
  name: 'name of the person',
  firstName: 'first word of the name',
  company: 'their company',
  myName: 'your name',
  siteName: 'name of the site',
  bookingLink: 'address of the booking page',
} as const

export type ReplyValues = Record<keyof typeof replyPlaceholders, string>

const PLACEHOLDER = /\{([A-Za-z][A-Za-z0-9]*)\}/g

const isKnown = (name: string): name is keyof ReplyValues => Object.hasOwn(replyPlaceholders, name)

/** What is not known of the person stays, so that the writer sees the gap. */
export const fillTemplate = (text: string, values: ReplyValues): string =>
  text.replace(PLACEHOLDER, (written, name: string) => (isKnown(name) && values[name]) || written)

export const unknownIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].flatMap(([written, name = '']) => (isKnown(name) ? [] : [written]))

export const gapsIn = (text: string): string[] => text.match(/\{[^{}\n]{1,40}\}/g) ?? []
