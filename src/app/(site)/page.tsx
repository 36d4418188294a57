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
import { publicTestimonials } from '@/features/testimonial/queries'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { AudienceIndex } from './_home/audience-index'
import { Benefits } from './_home/benefits'
import { Flagships } from './_home/flagships'
import { Hero } from './_home/hero'
import { Testimonials } from './_home/testimonials'

export const metadata: Metadata = { ...pageMetadata(homeMeta, '/'), title: { absolute: homeMeta.title } }

/** The home page. */
export default async function HomePage() {
  const [teasers, testimonials] = await Promise.all([flagshipTeasers(), publicTestimonials()])
  return (
    <>
      <Hero {...homeHero} />
      <AudienceIndex heading={audienceHeading} cards={audienceCards} />
      <Benefits heading={benefitsHeading} cards={benefitCards} />
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
