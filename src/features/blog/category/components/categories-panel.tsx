import { SiteLink } from '@/components/ui/site-link'
import type { CountedCategory } from '../queries'

type CategoriesPanelProps = {
  categories: readonly CountedCategory[]
  all: number
  /** Slug of the current category, '' for all articles, null for none. */
  current: string | null
}

export function CategoriesPanel({ categories, all, current }: CategoriesPanelProps) {
  const rows = [{ name: 'All articles', slug: '', count: all }, ...categories]
  return (
    <nav aria-labelledby="categories-title">
      <h2 id="categories-title" className="text-xl">
        Categories
      </h2>
      <ul className="mt-3 border-line border-t">
        {rows.map(({ name, slug, count }) => (
          <li key={slug} className="border-line border-b">
            <SiteLink
              href={slug ? `/blog/category/${slug}` : '/blog'}
              aria-current={slug === current ? 'true' : undefined}
              className="flex min-h-11 items-center justify-between gap-4 text-sm hover:text-action aria-[current]:font-semibold aria-[current]:text-action"
            >
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="shrink-0 text-faint tabular-nums">
                {count}
                <span className="sr-only"> {count === 1 ? 'article' : 'articles'}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
