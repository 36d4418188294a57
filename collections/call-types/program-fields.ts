import type { CollectionBeforeValidateHook, Field, FieldHook } from 'payload'
import { currentRules } from '@/features/booking/settings/queries'
import type { CallType } from '@/payload-types'

/** Short names of the two listing fields for programs. The CMS has only the stored ones. */
export const programFields: Field[] = [
  {
    name: 'active',
    type: 'checkbox',
    virtual: true,
    admin: { disabled: true },
    hooks: { afterRead: [({ siblingData }) => siblingData.isActive] },
  },
  {
    name: 'order',
    type: 'number',
    virtual: true,
    admin: { disabled: true },
    hooks: { afterRead: [({ siblingData }) => siblingData.orderIndex] },
  },
]

/** A program that sends a short name means the stored field. */
export const readProgramFields: CollectionBeforeValidateHook<CallType> = ({ data }) => ({
  ...data,
  ...(typeof data?.active === 'boolean' && { isActive: data.active }),
  ...(typeof data?.order === 'number' && { orderIndex: data.order }),
})

/** Visitors read the length that applies. Super admins read whether it is empty. */
export const lengthThatApplies =
  (setting: 'bookingDurationMinutes' | 'bufferTimeMinutes'): FieldHook =>
  async ({ value, req }) =>
    value ??
    (req.payloadAPI === 'REST' && !req.user ? (await currentRules(req.payload, req))[setting] : value)
