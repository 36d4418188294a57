import type { Metadata } from 'next'
import { BackLink } from '@/components/ui/back-link'
import { Container } from '@/components/ui/container'
import { ManageBooking } from '@/features/booking/manage/components/manage-booking'
import { WithoutScripts } from '@/features/contact/components/without-scripts'

export const metadata: Metadata = {
  title: 'Manage your booking',
  robots: { index: false, follow: false },
  // The address contains the booking's token, which no other page may learn.
  referrer: 'no-referrer',
}

export default function ManageBookingPage() {
  return (
    <Container className="max-w-5xl pt-6 pb-24 lg:pt-8">
      <BackLink href="/">Back to Home</BackLink>
      <h1 className="mt-6 mb-8 text-4xl lg:mt-10">Your booking</h1>
      <WithoutScripts what="Changing a booking" />
      <div className="noscript:hidden">
        <ManageBooking />
      </div>
    </Container>
  )
}
