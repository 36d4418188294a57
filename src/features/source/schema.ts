import * as z from 'zod/mini'
import { UNPRINTABLE_IN_A_LINE } from '../../lib/validation/text-fields'

const MAX = 100

export function cutLine(text: string): string | undefined {
  const line = Array.from(text.slice(0, 10 * MAX), (letter) =>
    UNPRINTABLE_IN_A_LINE.test(letter) ? ' ' : letter,
  )
  const cut = line.join('').replace(/\s+/g, ' ').trim().slice(0, MAX)
  return cut.replace(/[\uD800-\uDBFF]$/, '').trimEnd() || undefined
}

/** The path of an address or a path. The rest may hold a private link. */
const pathOf = (text: string) => text.replace(/^\w+:\/\/[^/]*/, '').split(/[?#]/, 1)[0] ?? ''

/** 'news.example.com' of an address or a host. */
const hostOf = (text: string) =>
  text
    .replace(/^[\w-]+:\/\//, '')
    .split(/[/?#]/, 1)[0]
    ?.replace(/^.*@/, '')
    .toLowerCase() ?? ''

/** Text of any kind. Other values count as none, and long ones are cut: no form fails because of a link. */
const cutText = (clean: (text: string) => string = String) =>
  z.pipe(
    z.catch(z.nullish(z.string()), undefined),
    z.transform((text: string | null | undefined) => (text ? cutLine(clean(text)) : undefined)),
  )

export const sourceFields = {
  landingPage: cutText(pathOf),
  referrer: cutText(hostOf),
  utmSource: cutText(),
  utmMedium: cutText(),
  utmCampaign: cutText(),
}

export type Source = { [Field in keyof typeof sourceFields]?: string | null | undefined }

export const sourceColumns = (source: Source) => ({
  landingPage: source.landingPage ?? null,
  referrer: source.referrer ?? null,
  utmSource: source.utmSource ?? null,
  utmMedium: source.utmMedium ?? null,
  utmCampaign: source.utmCampaign ?? null,
})
