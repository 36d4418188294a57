import type { WorkKind } from './rules'

/** Some mail programs cut longer addresses. */
const LONGEST = 1900

interface Reply {
  kind: WorkKind
  name: string
  email: string
  message: string
  by: string | null
}

const quoted = (message: string) =>
  message
    .split('\n')
    .map((line) => (line ? `> ${line}` : '>'))
    .join('\n')

/** RFC 6068: line breaks are %0D%0A, and only the @ of an address is not encoded. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed().replace(/\n/g, '\r\n'))
const encodedAddress = (email: string) => email.split('@').map(encodeURIComponent).join('@')

export function replyAddress({ kind, name, email, message, by }: Reply): string {
  const subject = kind === 'inquiry' ? 'Re: Your message to us' : 'Re: Your registration'
  const greeting = `Hello ${name},\n\n\n\n${by ? `Kind regards,\n${by}\n\n` : ''}`
  const link = (text: string) =>
    `mailto:${encodedAddress(email)}?subject=${encoded(subject)}&body=${encoded(greeting + text)}`
  if (!message) return link('')
  const characters = [...message]
  const written = kind === 'inquiry' ? 'You wrote:\n' : 'You told us:\n'
  const upTo = (length: number) =>
    link(written + quoted(length < characters.length ? `${characters.slice(0, length).join('')}…` : message))
  // Encoding multiplies the length of some characters, so search for the longest text that fits.
  let [fits, tooMany] = [0, characters.length + 1]
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (upTo(middle).length <= LONGEST) fits = middle
    else tooMany = middle
  }
  return upTo(fits)
}
