import type { Metadata } from 'next'
import { BackLink } from '@/components/ui/back-link'
import { Container } from '@/components/ui/container'
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
import { BookingBadges } from '@/features/booking/components/booking-badges'
import { BookingDesk } from '@/features/booking/components/booking-desk'
import { WhatToExpect } from '@/features/booking/components/what-to-expect'
import { WhyChoose } from '@/features/booking/components/why-choose'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata: Metadata = pageMetadata(bookingMeta, '/book-call')

const DEFAULT_CALL_MINUTES = 60

/** Where a visitor books the free call. */
export default function BookCallPage() {
  return (
    <>
      <Container className="pt-6 pb-16 lg:pt-8">
        <BackLink href="/">Back to Home</BackLink>
        <div className="mt-6 mb-10 grid gap-6 lg:mt-10 lg:mb-14">
          <h1 className="max-w-4xl text-4xl">{bookingHero.headline}</h1>
          <p className="max-w-2xl text-lg text-soft">{bookingHero.intro}</p>
          <BookingBadges badges={bookingBadges(DEFAULT_CALL_MINUTES)} />
        </div>
        <noscript>
          <p className="mb-8 rounded-md border-ochre border-l-4 bg-ochre-wash px-4 py-3.5">
            The calendar needs JavaScript. Without it, write to us through{' '}
            <a href="/contact" className="text-link">
              the contact page
            </a>{' '}
            and we will find a time by mail.
          </p>
        </noscript>
        <BookingDesk />
      </Container>
      <Section className="pt-8 sm:pt-10 lg:pt-14">
        <WhatToExpect title={expectTitle} parts={expectItems} />
      </Section>
      <Section tone="sunken">
        <WhyChoose title={whyTitle} reasons={whyItems} />
      </Section>
    </>
  )
}
