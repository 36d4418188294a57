import type { Metadata } from 'next'
import { Closing } from '@/components/page/closing'
import { withClaims } from '@/content/claims'
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
import { siteFacts } from '@/features/site/queries'
import { publicTestimonials } from '@/features/testimonial/queries'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { AudienceIndex } from './_home/audience-index'
import { Benefits } from './_home/benefits'
import { Flagships } from './_home/flagships'
import { Hero } from './_home/hero'
import { Testimonials } from './_home/testimonials'

/** The name and the figures are those of the site settings. */
export async function generateMetadata(): Promise<Metadata> {
  const { brandName, claims } = await siteFacts()
  const title = `${brandName}: ${homeMeta.title}`
  return { ...pageMetadata({ ...withClaims(homeMeta, claims), title }, '/'), title: { absolute: title } }
}

/** The home page. */
export default async function HomePage() {
  const [teasers, testimonials, { claims }] = await Promise.all([
    flagshipTeasers(),
    publicTestimonials(),
    siteFacts(),
  ])
  return (
    <>
      <Hero {...withClaims(homeHero, claims)} />
      <AudienceIndex heading={audienceHeading} cards={audienceCards} />
      <Benefits heading={benefitsHeading} cards={withClaims(benefitCards, claims)} />
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
