import { cachedContent } from '@/cms/cached-content'
import { readShownTypes } from './shown-types'

/** The types that can be booked, cached until they or the settings change. At least one. */
export const shownTypes = cachedContent(
  'shown-types',
  ['calendar-settings', 'call-types', 'hosts', 'media'],
  readShownTypes,
)

export const callMinutes = async (): Promise<number> => (await shownTypes())[0].minutes
