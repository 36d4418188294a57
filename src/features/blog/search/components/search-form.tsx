import Form from 'next/form'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'

/** A plain form, so it works without scripts. */
export function SearchForm({ query = '' }: { query?: string }) {
  return (
    <Form action="/blog/search" role="search" className="relative" prefetch={false}>
      <label htmlFor="blog-search" className="sr-only">
        Search articles
      </label>
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-faint"
      />
      <Input
        id="blog-search"
        type="search"
        name="q"
        key={query}
        defaultValue={query}
        maxLength={100}
        placeholder="Title, topic or tag"
        className="pr-24 pl-11"
      />
      <button
        type="submit"
        className="absolute top-1.5 right-1.5 h-9 rounded-sm px-3.5 font-semibold text-action text-sm hover:bg-sunken"
      >
        Search
      </button>
    </Form>
  )
}
