import type { Payload } from 'payload'
import { forgetOldLinks } from '@/features/account/jobs'
import { forgetReaders } from '@/features/blog/readers/mutations'
import { forgetArrivals, forgetRecipients } from '@/features/booking/jobs'
import { planMorning } from '@/features/booking/settings/morning'
import { makeMissingAvif } from '@/features/media/avif'
import { removeOrphanedFiles } from '@/features/media/files'
import { runMissedPlans } from '@/features/publication/schedule/jobs'
import { forgetOldEvents } from '@/features/security/events/mutations'
import { emptyTrash } from '@/features/trash/jobs'
import { closeVisitDays } from '@/features/visits/mutations'
import { forgetDeliveries } from '@/features/webhook/deliveries'
import { databaseOf } from '@/lib/db/transaction'
import { forgetOldAnswers } from '@/lib/http/idempotency'
import { runEach } from '@/lib/jobs/run-each'

/** The hourly work. A part that fails does not prevent the others. */
export const runHousekeeping = (payload: Payload): Promise<void> =>
  runEach({
    readers: () => forgetReaders(payload, new Date()),
    answers: () => forgetOldAnswers(databaseOf(payload)),
    links: () => forgetOldLinks(payload),
    recipients: () => forgetRecipients(payload),
    arrivals: () => forgetArrivals(payload),
    'waiting bookings': () => planMorning(payload, 'booking-digest', new Date()),
    'next steps': () => planMorning(payload, 'due-steps', new Date()),
    events: () => forgetOldEvents(payload, new Date()),
    visits: () => closeVisitDays(payload, new Date()),
    'orphaned files': () => removeOrphanedFiles(payload, new Date()),
    'missing AVIF': () => makeMissingAvif(payload),
    'missed plans': () => runMissedPlans(payload),
    deliveries: () => forgetDeliveries(payload, new Date()),
    trash: () => emptyTrash(payload, new Date()),
  })
