/** The byte order of UTF-16 without a mark: the markup is ASCII, so every other byte is zero. */
function unmarkedUtf16([first, second]: Uint8Array): string | undefined {
  if (first !== 0 && second === 0) return 'utf-16le'
  return first === 0 && second !== 0 ? 'utf-16be' : undefined
}

/** The text of a calendar file: UTF-8, or UTF-16 in either order. A mark at the start is dropped. */
export function decodeCalendar(bytes: Uint8Array): string {
  const [first, second] = bytes
  const marked =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : undefined
  return new TextDecoder(marked ?? unmarkedUtf16(bytes) ?? 'utf-8').decode(bytes)
}
