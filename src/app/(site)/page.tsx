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
import { pageMetadata } from '@/lib/seo/page-metadata'
import { flagships } from '@/seed/content/flagships'
import { testimonials } from '@/seed/content/testimonials'
import { AudienceIndex } from './_home/audience-index'
import { Benefits } from './_home/benefits'
import { Flagships } from './_home/flagships'
import { Hero } from './_home/hero'
import { Testimonials } from './_home/testimonials'

export const metadata: Metadata = { ...pageMetadata(homeMeta, '/'), title: { absolute: homeMeta.title } }

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
