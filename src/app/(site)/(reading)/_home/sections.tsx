import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { SectionHeading } from '@/components/ui/section-heading'
import { SiteLink } from '@/components/ui/site-link'
import { unbroken } from '@/components/ui/unbroken'
import type { AudienceCard, BenefitCard } from '@/content/home'
import type { LinkButton, TitledText } from '@/content/page-meta'
import type { PublicTestimonial } from '@/features/testimonial/queries'
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

type TestimonialsProps = { heading: TitledText; testimonials: readonly PublicTestimonial[] }

export function Testimonials({ heading, testimonials }: TestimonialsProps) {
  if (testimonials.length === 0) return null
  return (
    <Section labelledBy="testimonials-title" className="border-line border-t">
      <SectionHeading id="testimonials-title" title={heading.title} intro={heading.description} />
      <div className="mt-12 grid gap-x-20 gap-y-14 lg:grid-cols-2">
        {testimonials.map((testimonial) => (
          <figure
            key={testimonial.id}
            className="grid content-between gap-6 border-signal border-l-3 pl-6 lg:even:mt-20"
          >
            <blockquote className="font-display text-2xl leading-snug">
              <p>{testimonial.quote}</p>
            </blockquote>
            <figcaption className="text-sm">
              <span className="block font-semibold">{testimonial.name}</span>
              <span className="text-soft">{testimonial.about}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}

export function AudienceIndex({ heading, cards }: { heading: TitledText; cards: readonly AudienceCard[] }) {
  return (
    <Section labelledBy="audience-title" tone="sunken">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_2fr]">
        <SectionHeading id="audience-title" title={heading.title} intro={heading.description} />
        <ul className="border-line-strong border-t">
          {cards.map((card) => (
            <li key={card.title} className="group relative border-line-strong border-b">
              <div className="grid gap-x-8 gap-y-1.5 py-6 transition-transform duration-200 group-hover:translate-x-2 sm:grid-cols-[13rem_1fr]">
                <h3 className="text-xl">{card.title}</h3>
                <div className="grid justify-items-start gap-2">
                  <p className="text-soft">{card.description}</p>
                  <SiteLink
                    href={card.href}
                    className="inline-flex items-center gap-2 font-semibold text-action text-sm after:absolute after:inset-0 after:rounded-sm hover:underline"
                  >
                    {card.linkLabel}
                    <Icon name="arrow-right" className="size-4.5" />
                  </SiteLink>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

type BenefitsProps = { heading: TitledText; cards: readonly BenefitCard[]; source: string | null }

export function Benefits({ heading, cards, source }: BenefitsProps) {
  return (
    <Section labelledBy="benefits-title">
      <SectionHeading id="benefits-title" title={heading.title} intro={heading.description} />
      <ul className="mt-12 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:mt-16 lg:gap-x-24 lg:gap-y-16">
        {cards.map((card) => (
          <li key={card.title} className="border-ink border-t pt-5 lg:even:translate-y-16">
            <p className="font-display text-5xl tracking-[-0.03em]">{card.figure}</p>
            <h3 className="mt-4 font-sans font-semibold text-base tracking-normal">{card.title}</h3>
            <p className="mt-1.5 max-w-md text-soft">{card.description}</p>
          </li>
        ))}
      </ul>
      {source ? (
        <p className="mt-12 max-w-prose text-faint text-sm wrap-anywhere lg:mt-24">Source: {source}</p>
      ) : null}
    </Section>
  )
}
