const LENGTH = 100

export function messagePreview(message: string): string {
  const line = [...message.replace(/\s+/g, ' ').trim()]
  return line.length <= LENGTH ? line.join('') : `${line.slice(0, LENGTH).join('').trimEnd()}…`
}
