import type { SiteSetting } from '@/payload-types'

export type Notice = NonNullable<ReturnType<typeof noticeOf>>

export function noticeOf(stored: SiteSetting['notice']) {
  const text = stored?.text?.trim()
  if (!stored || !text) return null
  const { linkLabel: label, linkHref: href, from, until } = stored
  return { text, link: label && href ? { label, href } : null, from: from ?? null, until: until ?? null }
}

/** Returns true if the notice is visible now. The end is exclusive. */
export const isShown = ({ from, until }: Pick<Notice, 'from' | 'until'>, now: Date): boolean =>
  (!from || new Date(from) <= now) && (!until || now < new Date(until))

export function noticeTimes(stored: SiteSetting['notice']): string[] {
  const notice = noticeOf(stored)
  return notice ? [notice.from, notice.until].filter((at) => at !== null) : []
}
