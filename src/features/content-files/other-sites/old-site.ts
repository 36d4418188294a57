/** A category or a tag. */
export interface Term {
  name: string
  slug: string
  description?: string
}

/** An article or a page of another program. */
export interface OldPage {
  kind: 'article' | 'page'
  title: string
  slug: string
  html: string
  excerpt: string
  isPublished: boolean
  publishedAt: string | undefined
  author: string
  category: Term | undefined
  tags: readonly string[]
  picture: { address: string; alt: string } | undefined
  meta: { title: string; description: string }
  /** Where visitors found it. */
  address: string
}

/** What the export of another program holds of a site. */
export interface OldSite {
  /** Such as https://old.example; addresses in its texts may be relative to it. */
  origin: string
  pages: OldPage[]
  /** The path of a category, before its slug. */
  categoryPath: string
  /** Alternative texts of pictures, by address. */
  alts: ReadonlyMap<string, string>
  /** What stays behind, in a sentence each. */
  notes: string[]
}

/** Counts things by name, for a sentence about them. */
export class Tally {
  readonly #names = new Map<string, number>()

  add(name: string, count = 1): void {
    this.#names.set(name, (this.#names.get(name) ?? 0) + count)
  }

  /** A sentence for all names together, or none. */
  sentences(about: string): string[] {
    if (this.#names.size === 0) return []
    const all = [...this.#names].map(([name, count]) => (count > 1 ? `${name} (${count} times)` : name))
    return [`${about}: ${all.join(', ')}.`]
  }
}
