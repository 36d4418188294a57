const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

export const unescapeText = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)

/** The text of sanitised HTML, whose attributes have no `>`. Small enough for the browser. */
export const textOfCleanHtml = (html: string): string => unescapeText(html.replace(/<[^>]*>/g, ''))
