import { Suspense } from 'react'
import { BackLink } from '@/components/ui/back-link'
import { Container } from '@/components/ui/container'
import { bookingBadges, expectIntro, expectItems, expectTitle, whyTitle } from '@/content/booking'
import { cardsOf } from '@/content/page-meta'
import { shownTypes } from '@/features/booking/call-type/view'
import { BookingBadges } from '@/features/booking/create/components/booking-badges'
import { FormForTypes } from '@/features/booking/create/components/form-for-types'
import { WhatToExpect } from '@/features/booking/create/components/what-to-expect'
import { WhyChoose } from '@/features/booking/create/components/why-choose'
import { businessZone } from '@/features/booking/settings/view'
import { WithoutScripts } from '@/features/contact/components/without-scripts'
import { copyMetadata, pageCopy } from '@/features/page-copy/queries'
import { siteFigures } from '@/features/site/figures'

export const generateMetadata = () => copyMetadata('book-call')

export default async function BookCallPage() {
  const [{ headline, lead, sections }, figures, zone, types] = await Promise.all([
    pageCopy('book-call'),
    siteFigures(),
    businessZone(),
    shownTypes(),
  ])
  const [first] = types
  const shown = { byPhone: first.meetingKind === 'phone', several: types.length > 1 }
  return (
    <>
      <Container className="pt-6 pb-16 lg:pt-8">
        <BackLink href="/">Back to Home</BackLink>
        <div className="mt-6 mb-10 grid gap-6 lg:mt-10 lg:mb-14">
          <h1 className="max-w-4xl text-4xl">{headline}</h1>
          <p className="max-w-2xl text-lg text-soft">{lead}</p>
          <BookingBadges badges={bookingBadges(figures, shown)} />
        </div>
        <WithoutScripts what="The calendar" />
        <div className="noscript:hidden">
          {/* React starts it on its own, in short tasks. */}
          <Suspense>
            <FormForTypes brandName={figures.brandName} businessZone={zone} types={types} />
          </Suspense>
        </div>
      </Container>
      <WhatToExpect
        title={expectTitle}
        intro={expectIntro(figures)}
        parts={expectItems(cardsOf(sections, 'expect'), figures)}
      />
      <WhyChoose title={whyTitle(figures)} reasons={cardsOf(sections, 'why').filter(({ title }) => title)} />
    </>
  )
}
