import { Container } from '@/components/ui/container'
import { unbroken } from '@/components/ui/unbroken'

export function PageHero({ headline, subline }: { headline: string; subline: string }) {
  return (
    <header>
      <Container className="pt-6 pb-14 lg:pt-8 lg:pb-20">
        <div className="mt-6 grid gap-x-16 gap-y-6 lg:mt-12 lg:grid-cols-[1.6fr_1fr] lg:items-end">
          <h1 className="max-w-[18ch] text-5xl">{headline}</h1>
          <div className="grid gap-6">
            <p className="max-w-xl text-lg text-soft">{unbroken(subline)}</p>
          </div>
        </div>
      </Container>
    </header>
  )
}
