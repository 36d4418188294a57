import { isSafeHref } from '@/features/rich-text/safe-href'

/** For fields that say where a link leads: a place on this site or a whole address, and nothing that runs. */
export const safeAddress = (value: unknown): true | string =>
  isSafeHref(String(value ?? '')) || 'Write an address such as /contact or https://...'
