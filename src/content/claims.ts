/** The company's figures, as the CMS's site settings have them. */
export interface Claims {
  hoursSaved: string
  averageRoi: string
  hoursPerMonth: string
  timeToLive: string
  newsletterSubscribers: string
}

/** The figures that the copy of the pages is written with. */
export const defaultClaims: Claims = {
  hoursSaved: '500+',
  averageRoi: '300%',
  hoursPerMonth: '10-30',
  timeToLive: '1-2 weeks',
  newsletterSubscribers: '2,500+',
}

const figures = Object.keys(defaultClaims) as (keyof Claims)[]

function inText(text: string, claims: Claims): string {
  const written = new RegExp(figures.map((figure) => RegExp.escape(defaultClaims[figure])).join('|'), 'g')
  return text.replace(written, (found) => {
    const figure = figures.find((name) => defaultClaims[name] === found)
    return figure ? claims[figure] : found
  })
}

/** The same copy with the figures of the settings in the places of those it was written with. */
export function withClaims<Copy>(copy: Copy, claims: Claims): Copy {
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return inText(value, claims)
    if (Array.isArray(value)) return value.map(filled)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner)]))
  }
  return filled(copy) as Copy
}
