/** Some feed and mail readers do not support what can surround an <img>. */
const withoutAlternatives = (html: string) => html.replace(/<source [^>]*>|<\/?picture>/g, '')

export function withFullAddresses(html: string, origin: string): string {
  return withoutAlternatives(html)
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`)
    .replace(
      / srcset="([^"]*)"/g,
      (_, sources: string) => ` srcset="${sources.replace(/(^|, )\//g, `$1${origin}/`)}"`,
    )
}
