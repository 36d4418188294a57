import { and, eq, gt, isNotNull, isNull, ne, notExists, or, type SQL } from '@payloadcms/db-postgres/drizzle'
import { QueryBuilder } from '@payloadcms/db-postgres/drizzle/pg-core'
import { isOn } from '@/features/calendar/connection/stored'
import { NOW } from '@/lib/db/expressions'
import { bookings, calendar_settings } from '@/payload-generated-schema'

const { status, bookingDatetime, meetLink, meetingKind } = bookings

/** A condition: a confirmed call that is still to come, and that nobody can join yet. */
export const isWithoutLink = (): SQL | undefined =>
  and(
    eq(status, 'confirmed'),
    gt(bookingDatetime, NOW),
    isNull(meetLink),
    ne(meetingKind, 'phone'),
    // Google makes its links once it knows the call.
    or(
      ne(meetingKind, 'google_meet'),
      notExists(
        new QueryBuilder()
          .select({ id: calendar_settings.id })
          .from(calendar_settings)
          .where(and(isOn(null), isNotNull(calendar_settings.googleCalendarId))),
      ),
    ),
  )
