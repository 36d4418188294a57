import type { Metadata } from 'next'
import { Closing } from '@/components/page/closing'
import { audienceCards, benefitCards, homeFlagships } from '@/content/home'
import { siteLook } from '@/features/brand/queries'
import { chosenTeasers, flagshipTeasers } from '@/features/flagship/teasers'
import { pageCopy } from '@/features/page-copy/queries'
import { siteFacts } from '@/features/site/queries'
import { publicTestimonials } from '@/features/testimonial/queries'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { siteData } from '@/lib/seo/structured-data'
import { Flagships } from './_home/flagships'
import { AudienceIndex, Benefits, Hero, Testimonials } from './_home/sections'

export async function generateMetadata(): Promise<Metadata> {
  const [{ brandName }, { meta }] = await Promise.all([siteFacts(), pageCopy('home')])
  const title = `${brandName}: ${meta.title}`
  return { ...pageMetadata({ ...meta, title }, '/'), title: { absolute: title } }
}

export default async function HomePage() {
  const [{ headline, lead, sections, closing }, teasers, testimonials, facts, { tagline }] =
    await Promise.all([pageCopy('home'), flagshipTeasers(), publicTestimonials(), siteFacts(), siteLook()])
  return (
    <>
      <JsonLd data={siteData({ name: facts.brandName, description: tagline })} />
      <Hero
        eyebrow={sections.opening.title}
        headline={headline}
        subline={lead}
        primary={closing.primary}
        secondary={closing.secondary}
        note={sections.opening.description}
      />
      <AudienceIndex heading={sections.audience} cards={audienceCards(sections)} />
      <Benefits heading={sections.benefits} cards={benefitCards(sections)} source={facts.claimsSource} />
      <Flagships
        title={sections.flagships.title}
        intro={sections.flagships.description}
        all={homeFlagships.link}
        flagships={chosenTeasers(teasers, homeFlagships.slugs)}
      />
      <Testimonials heading={sections.testimonials} testimonials={testimonials} />
      <Closing {...closing} />
    </>
  )
}
