import type { Payload } from 'payload'
import { optionsOf } from './rules'

/** The choices now. For checks of what is sent: a page may be older. */
export const currentOptions = async (payload: Payload) =>
  optionsOf(await payload.findGlobal({ slug: 'form-options', depth: 0, overrideAccess: true }))
