import { isSafeHref } from '@/features/rich-text/safe-href'

/** Accepts a path of this site or a full web address, and no script. */
export const safeAddress = (value: unknown): true | string =>
  isSafeHref(String(value ?? '')) || 'Write an address such as /contact or https://...'
