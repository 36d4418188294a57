import Form from 'next/form'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'

/** A plain form, so it works without scripts. */
export function SiteSearchForm({ query }: { query: string }) {
  return (
    <Form action="/search" role="search" className="flex flex-wrap gap-3" prefetch={false}>
      <label htmlFor="site-search" className="sr-only">
        Search the site
      </label>
      <div className="relative min-w-[min(14rem,100%)] flex-1">
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-faint"
        />
        <Input
          id="site-search"
          type="search"
          name="q"
          key={query}
          defaultValue={query}
          maxLength={100}
          placeholder="Invoices, pricing, data protection"
          className="pl-11"
        />
      </div>
      <Button type="submit">Search</Button>
    </Form>
  )
}
