const LENGTH = 100

/** The first 100 characters of a message on one line, with an ellipsis where there is more. */
export function messagePreview(message: string): string {
  const line = [...message.replace(/\s+/g, ' ').trim()]
  return line.length <= LENGTH ? line.join('') : `${line.slice(0, LENGTH).join('').trimEnd()}…`
}
