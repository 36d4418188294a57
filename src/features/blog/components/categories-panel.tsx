import Link from 'next/link'
import type { CountedCategory } from '../list-queries'

type CategoriesPanelProps = {
  categories: readonly CountedCategory[]
  /** Slug of the category being read, '' for all articles, null for none of them. */
  current: string | null
}

/** All categories with the number of their articles; the one being read is marked. */
export function CategoriesPanel({ categories, current }: CategoriesPanelProps) {
  const all = categories.reduce((sum, { count }) => sum + count, 0)
  const rows = [{ name: 'All articles', slug: '', count: all }, ...categories]
  return (
    <nav aria-labelledby="categories-title">
      <h2 id="categories-title" className="text-xl">
        Categories
      </h2>
      <ul className="mt-3 border-line border-t">
        {rows.map(({ name, slug, count }) => (
          <li key={slug} className="border-line border-b">
            <Link
              href={slug ? `/blog/category/${slug}` : '/blog'}
              aria-current={slug === current ? 'true' : undefined}
              className="flex min-h-11 items-center justify-between gap-4 text-sm hover:text-action aria-[current]:font-semibold aria-[current]:text-action"
            >
              {name}
              <span className="text-faint tabular-nums">
                {count}
                <span className="sr-only"> {count === 1 ? 'article' : 'articles'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
