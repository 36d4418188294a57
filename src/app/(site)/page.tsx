import type { Metadata } from 'next'
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
import { flagships } from '@/seed/content/flagships'
import { testimonials } from '@/seed/content/testimonials'
import { AudienceIndex } from './_home/audience-index'
import { Benefits } from './_home/benefits'
import { Closing } from './_home/closing'
import { Flagships } from './_home/flagships'
import { Hero } from './_home/hero'
import { Testimonials } from './_home/testimonials'

export const metadata: Metadata = { title: { absolute: homeMeta.title }, description: homeMeta.description }

const shown: readonly string[] = flagshipSection.slugs

/** The home page. */
export default function HomePage() {
  return (
    <>
      <Hero {...homeHero} />
      <AudienceIndex heading={audienceHeading} cards={audienceCards} />
      <Benefits heading={benefitsHeading} cards={benefitCards} />
      <Flagships
        title={flagshipSection.title}
        intro={flagshipSection.description}
        all={flagshipSection.link}
        flagships={flagships.filter((flagship) => shown.includes(flagship.slug))}
      />
      <Testimonials heading={testimonialsHeading} testimonials={testimonials} />
      <Closing {...homeClosing} />
    </>
  )
}
