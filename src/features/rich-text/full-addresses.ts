/** Sanitised HTML with full addresses, for places outside of the site such as the feed. */
export function withFullAddresses(html: string, origin: string): string {
  return html
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`)
    .replace(
      / srcset="([^"]*)"/g,
      (_, sources: string) => ` srcset="${sources.replace(/(^|, )\//g, `$1${origin}/`)}"`,
    )
}
