import type { CollectionConfig } from 'payload'
import { isOverlap } from '@/lib/db/errors'

type AfterError = NonNullable<NonNullable<CollectionConfig['hooks']>['afterError']>[number]

/** A cancelled call whose time is taken cannot be opened again. */
export const explainOverlap: AfterError = ({ error }) => {
  if (!isOverlap(error)) return
  return {
    status: 409,
    response: {
      errors: [
        {
          message:
            'This time is taken by another pending or confirmed booking. Cancel that one or choose another time.',
          code: 'slot_taken',
          field: 'bookingDatetime',
        },
      ],
    },
  }
}
