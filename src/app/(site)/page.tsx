import type { Metadata } from 'next'
import { Closing } from '@/components/page/closing'
import {
  audienceCards,
  audienceHeading,
  benefitCards,
  benefitsHeading,
  flagshipSection,
  homeClosing,
  homeHero,
  homeMeta,
  testimonialsHeading,
} from '@/content/home'
import { chosenTeasers, flagshipTeasers } from '@/features/flagship/teasers'
import { siteFigures } from '@/features/site/figures'
import { siteFacts } from '@/features/site/queries'
import { publicTestimonials } from '@/features/testimonial/queries'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { AudienceIndex } from './_home/audience-index'
import { Benefits } from './_home/benefits'
import { Flagships } from './_home/flagships'
import { Hero } from './_home/hero'
import { Testimonials } from './_home/testimonials'

export async function generateMetadata(): Promise<Metadata> {
  const figures = await siteFigures()
  const meta = homeMeta(figures)
  const title = `${figures.brandName}: ${meta.title}`
  return { ...pageMetadata({ ...meta, title }, '/'), title: { absolute: title } }
}

/** The home page. */
export default async function HomePage() {
  const [teasers, testimonials, figures, facts] = await Promise.all([
    flagshipTeasers(),
    publicTestimonials(),
    siteFigures(),
    siteFacts(),
  ])
  return (
    <>
      <Hero {...homeHero(figures)} />
      <AudienceIndex heading={audienceHeading} cards={audienceCards} />
      <Benefits heading={benefitsHeading} cards={benefitCards(figures)} source={facts.claimsSource} />
      <Flagships
        title={flagshipSection.title}
        intro={flagshipSection.description}
        all={flagshipSection.link}
        flagships={chosenTeasers(teasers, flagshipSection.slugs)}
      />
      <Testimonials heading={testimonialsHeading} testimonials={testimonials} />
      <Closing {...homeClosing} />
    </>
  )
}
