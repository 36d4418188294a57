import type { TextFieldSingleValidation } from 'payload'
import { isKnownPage, siteAddress } from '@/features/discovery/known-pages'
import { isSafeHref } from '@/features/rich-text/safe-href'

/** Accepts a path of this site or a full web address, and no script. */
export const safeAddress = (value: unknown): true | string =>
  isSafeHref(String(value ?? '')) || 'Write an address such as /contact or https://...'

/** The same, and refuses a path of this site without a page. A link that is already stored can stay when its page has gone. */
export const addressOfPage: TextFieldSingleValidation = async (value, { event, previousValue, req }) => {
  const answer = safeAddress(value)
  const path = siteAddress(String(value ?? ''))
  if (answer !== true || path === undefined || event === 'onChange' || value === previousValue) return answer
  return (
    (await isKnownPage(req, path)) ||
    `Visitors find no page at ${path}. Publish it first, or choose the address of another page.`
  )
}
