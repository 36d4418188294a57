import type { CollectionSlug } from 'payload'

export interface ContentKind {
  collection: CollectionSlug
  /** The folder of its files. */
  folder: string
  /** Names a document in every site: its file has this name, too. */
  key: string
  /** The field that is the text of the file, below its other fields. */
  body?: string
  /** Editors sort them by dragging. The files say the place. */
  sorted?: true
}

/** What editors own, in the order in which it is made: later ones refer to earlier ones. */
export const contentKinds: readonly ContentKind[] = [
  { collection: 'media', folder: 'media', key: 'filename' },
  { collection: 'blog-categories', folder: 'categories', key: 'slug' },
  { collection: 'ideas', folder: 'ideas', key: 'slug', body: 'summary' },
  { collection: 'flagships', folder: 'flagships', key: 'slug', body: 'description' },
  { collection: 'faqs', folder: 'questions', key: 'question', body: 'answer', sorted: true },
  { collection: 'pricing-plans', folder: 'plans', key: 'slug', sorted: true },
  { collection: 'add-ons', folder: 'add-ons', key: 'name' },
  { collection: 'call-types', folder: 'call-types', key: 'slug' },
  { collection: 'testimonials', folder: 'testimonials', key: 'name', sorted: true },
  { collection: 'legal-pages', folder: 'legal', key: 'slug', body: 'content' },
  { collection: 'case-studies', folder: 'case-studies', key: 'slug', body: 'content' },
  { collection: 'custom-pages', folder: 'pages', key: 'slug', body: 'content' },
  { collection: 'blogs', folder: 'articles', key: 'slug', body: 'content' },
  { collection: 'pages', folder: 'built-in-pages', key: 'key' },
  { collection: 'redirects', folder: 'redirects', key: 'from' },
  { collection: 'mail-texts', folder: 'mail-texts', key: 'mail' },
]

export const extensionOf = ({ body }: ContentKind): string => (body ? '.md' : '.yml')
