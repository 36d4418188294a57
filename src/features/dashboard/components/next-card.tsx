import { ButtonLink } from '@/components/ui/button-link'
import type { NextStep } from '../next-step'
import type { OwnBooking } from '../own-bookings'
import { CallTime } from './call-time'

type NextCardProps = { next: NextStep; bookings: readonly OwnBooking[] }

export function NextCard({ next, bookings }: NextCardProps) {
  const call = bookings.find(({ bookingDatetime }) => bookingDatetime === next.at)
  return (
    <section
      aria-labelledby="next"
      className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 rounded-lg bg-sunken p-6 sm:p-8"
    >
      <div className="grid min-w-0 flex-1 basis-80 gap-2">
        <p className="kicker">What comes next</p>
        <h2 id="next" className="text-2xl">
          {next.title}
        </h2>
        {call ? (
          <p className="my-1">
            <CallTime start={call.bookingDatetime} end={call.endsAt} zone={call.timezone} />
          </p>
        ) : null}
        <p className="max-w-prose text-soft">{next.text}</p>
      </div>
      <ButtonLink href={next.action.href}>{next.action.label}</ButtonLink>
    </section>
  )
}
