/** Programs that read feeds and mails know <img>, not all of them what may stand around it. */
const withoutAlternatives = (html: string) => html.replace(/<source [^>]*>|<\/?picture>/g, '')

/** Sanitised HTML with full addresses and plain pictures, for places outside of the site such as the feed. */
export function withFullAddresses(html: string, origin: string): string {
  return withoutAlternatives(html)
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`)
    .replace(
      / srcset="([^"]*)"/g,
      (_, sources: string) => ` srcset="${sources.replace(/(^|, )\//g, `$1${origin}/`)}"`,
    )
}
