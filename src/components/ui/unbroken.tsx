import type { ReactNode } from 'react'

const words = /\b(no-code|\d+-minute|\d+-\d+ \w+)\b/i

/** Keeps 'no-code', '60-minute' and '1-2 weeks' on one line. */
export const unbroken = (text: string): ReactNode =>
  text.split(words).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other identity
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
