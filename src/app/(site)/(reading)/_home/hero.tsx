import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { unbroken } from '@/components/ui/unbroken'
import type { LinkButton } from '@/content/page-meta'
import { ThreadIllustration } from './thread-illustration'

type HeroProps = {
  eyebrow: string
  headline: string
  subline: string
  primary: LinkButton
  secondary: LinkButton
  note: string
}

export function Hero({ eyebrow, headline, subline, primary, secondary, note }: HeroProps) {
  return (
    <section aria-labelledby="hero-title" className="overflow-hidden">
      <Container className="grid items-end gap-x-16 gap-y-8 pt-12 sm:pt-16 lg:grid-cols-[1.4fr_1fr] lg:pt-24">
        <div className="grid gap-5">
          <p className="kicker">{eyebrow}</p>
          <h1 id="hero-title" className="text-6xl">
            {headline}
          </h1>
        </div>
        <div className="grid gap-7">
          <p className="max-w-xl text-lg text-soft">{unbroken(subline)}</p>
          <div className="grid gap-3">
            <div className="flex flex-wrap gap-3">
              <ButtonLink href={primary.href} size="lg" className="max-sm:w-full">
                {primary.label}
              </ButtonLink>
              <ButtonLink href={secondary.href} variant="secondary" size="lg" className="max-sm:w-full">
                {secondary.label}
              </ButtonLink>
            </div>
            <p className="text-faint text-sm">{note}</p>
          </div>
        </div>
      </Container>
      <div className="mt-6 lg:mt-10">
        <ThreadIllustration />
      </div>
    </section>
  )
}
