import type { TextField } from 'payload'
import { phoneOf } from '@/features/site/typed-phone'
import { isStoredPhone } from '@/lib/validation/phone-number'
import { INVALID_PHONE } from '@/lib/validation/phone-text'
import { line } from './simple-fields'

/** A phone number in its stored form. One that was stored before this rule can stay. */
export const phoneField = (access: NonNullable<TextField['access']>): TextField =>
  line('phone', 'Phone', 60, {
    access,
    hooks: {
      beforeValidate: [
        async ({ value, previousValue, req }) => {
          if (typeof value !== 'string' || value === previousValue) return value
          return value.trim() ? ((await phoneOf(req, value)) ?? value) : null
        },
      ],
    },
    validate: (value: unknown, { previousValue }) => {
      if (value === null || value === undefined || value === previousValue) return true
      return typeof value === 'string' ? isStoredPhone(value) || INVALID_PHONE : 'Phone must be text'
    },
  })
