import type { Metadata } from 'next'
import { BackLink } from '@/components/ui/back-link'
import { Container } from '@/components/ui/container'
import { NeedsScripts } from '@/components/ui/needs-scripts'
import { Section } from '@/components/ui/section'
import {
  bookingBadges,
  bookingHero,
  bookingMeta,
  expectItems,
  expectTitle,
  whyItems,
  whyTitle,
} from '@/content/booking'
import { withClaims } from '@/content/claims'
import { callMinutes } from '@/features/booking/call-minutes'
import { BookingBadges } from '@/features/booking/components/booking-badges'
import { BookingDesk } from '@/features/booking/components/booking-desk'
import { WhatToExpect } from '@/features/booking/components/what-to-expect'
import { WhyChoose } from '@/features/booking/components/why-choose'
import { siteFacts } from '@/features/site/queries'
import { pageMetadata } from '@/lib/seo/page-metadata'

/** The figures in the description are those of the page. */
export async function generateMetadata(): Promise<Metadata> {
  const { claims } = await siteFacts()
  return pageMetadata(withClaims(bookingMeta, claims), '/book-call')
}

/** Where a visitor books the free call. */
export default async function BookCallPage() {
  const [{ brandName, claims }, minutes] = await Promise.all([siteFacts(), callMinutes()])
  return (
    <>
      <Container className="pt-6 pb-16 lg:pt-8">
        <BackLink href="/">Back to Home</BackLink>
        <div className="mt-6 mb-10 grid gap-6 lg:mt-10 lg:mb-14">
          <h1 className="max-w-4xl text-4xl">{bookingHero.headline}</h1>
          <p className="max-w-2xl text-lg text-soft">{withClaims(bookingHero.intro, claims)}</p>
          <BookingBadges badges={bookingBadges(minutes)} />
        </div>
        <NeedsScripts className="mb-8">
          The calendar needs JavaScript. Without it, write to us through{' '}
          <a href="/contact" className="text-link">
            the contact page
          </a>{' '}
          and we will find a time by mail.
        </NeedsScripts>
        <div className="noscript:hidden">
          <BookingDesk />
        </div>
      </Container>
      <Section className="pt-8 sm:pt-10 lg:pt-14">
        <WhatToExpect title={expectTitle} parts={expectItems} />
      </Section>
      <Section tone="sunken">
        <WhyChoose title={whyTitle(brandName)} reasons={withClaims(whyItems, claims)} />
      </Section>
    </>
  )
}
