import type { CollectionBeforeChangeHook, FieldHook } from 'payload'
import { claimNames } from '@/content/figures'
import type { SiteSetting, Testimonial } from '@/payload-types'

export const exampleNote =
  'Invented for a new site. Visitors do not see this mark. It goes when you change the words or confirm them.'

/** A changed statement is an editor's own, unless a copy or an import brings its mark along. */
export const noExampleWhenChanged: CollectionBeforeChangeHook<Testimonial> = ({
  data,
  operation,
  originalDoc,
}) =>
  operation === 'update' &&
  ((data.quote !== undefined && data.quote !== originalDoc?.quote) ||
    (data.name !== undefined && data.name !== originalDoc?.name))
    ? { ...data, isExample: false }
    : data

/** The same for the figures of the site. */
export const noExampleClaims: FieldHook<SiteSetting, SiteSetting['claims'] | undefined> = ({
  value,
  originalDoc,
}) => {
  const stored = originalDoc?.claims
  const isChanged = claimNames.some(
    (name) => value && stored && value[name] !== undefined && value[name] !== stored[name],
  )
  return isChanged && value ? { ...value, isExample: false } : value
}
