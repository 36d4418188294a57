import { Container } from '@/components/ui/container'
import { SearchForm } from '../../search/components/search-form'

export function BlogMasthead({ title, intro, query }: { title: string; intro: string; query?: string }) {
  return (
    <header className="border-line border-b">
      <Container className="grid items-end gap-x-16 gap-y-6 pt-12 pb-10 sm:pt-16 lg:grid-cols-[1.6fr_1fr] lg:pt-20 lg:pb-14">
        <div className="grid gap-4">
          <h1 className="text-5xl lg:text-6xl">{title}</h1>
          {intro ? <p className="max-w-2xl text-lg text-soft">{intro}</p> : null}
        </div>
        <SearchForm query={query} />
      </Container>
    </header>
  )
}
