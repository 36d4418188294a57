/** What search engines show of a title and a description before they cut it, in characters. */
export const TITLE_SHOWN = 60
export const DESCRIPTION_SHOWN = 160

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).replace(/\s+\S*$/, '')} …` : text

/** A page as a search engine lists it. */
export interface SearchResult {
  title: string
  address: string
  description: string
  /** Lengths before the cut; the title's with what the site puts behind it. */
  titleLength: number
  descriptionLength: number
}

interface Listed {
  title: string
  description: string
  /** The whole address. */
  url: string
  brandName: string
}

/** How a page is listed: its title with the site's name, its address as a path of words, its description. */
export function searchResult({ title, description, url, brandName }: Listed): SearchResult {
  const whole = `${title} · ${brandName}`
  return {
    title: cut(whole, TITLE_SHOWN),
    address: url
      .replace(/^https?:\/\//, '')
      .split('/')
      .join(' › '),
    description: cut(description, DESCRIPTION_SHOWN),
    titleLength: whole.length,
    descriptionLength: description.length,
  }
}
