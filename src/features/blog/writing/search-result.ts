export const TITLE_SHOWN = 60
export const DESCRIPTION_SHOWN = 160

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).replace(/\s+\S*$/, '')} …` : text

interface Listed {
  title: string
  description: string
  url: string
  brandName: string
}

export function searchResult({ title, description, url, brandName }: Listed) {
  const whole = `${title} · ${brandName}`
  return {
    title: cut(whole, TITLE_SHOWN),
    address: url
      .replace(/^https?:\/\//, '')
      .split('/')
      .join(' › '),
    description: cut(description, DESCRIPTION_SHOWN),
    /** Lengths before the cut. The title includes the site's name. */
    titleLength: whole.length,
    descriptionLength: description.length,
  }
}
