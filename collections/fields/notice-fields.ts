import type { Field, GlobalAfterChangeHook } from 'payload'
import { noticeTimes } from '@/features/site/notice'
import { sendJob } from '@/lib/jobs/send'
import type { SiteSetting } from '@/payload-types'
import { addressLine, line, row, safeAddress } from './simple-fields'

/** Renders cached pages again when the notice begins and ends. An outdated job does no harm. */
export const timesNotice: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const before = new Set(noticeTimes((previousDoc as Partial<SiteSetting> | undefined)?.notice))
  for (const at of noticeTimes((doc as SiteSetting).notice)) {
    if (before.has(at) || new Date(at) <= new Date()) continue
    await sendJob(req, 'site-notice', { at }, { startAfter: new Date(at) })
  }
  return doc
}

type Notice = { text?: unknown; linkLabel?: unknown; from?: unknown }

const time = (
  name: string,
  label: string,
  validate?: Extract<Field, { type: 'date' }>['validate'],
): Field => ({
  name,
  type: 'date',
  label,
  admin: { date: { pickerAppearance: 'dayAndTime' } },
  ...(validate ? { validate } : {}),
})

export const noticeFields: Field[] = [
  line('text', 'Text', 160, { admin: { description: 'If left empty, there is no notice.' } }),
  row(
    line('linkLabel', 'Link text', 40, {
      validate: (value: unknown, { siblingData }: { siblingData: { linkHref?: unknown } }) =>
        Boolean(value) || !siblingData.linkHref || 'Enter the link text.',
    }),
    addressLine('linkHref', 'Link address', 300, {
      validate: (value: unknown, { siblingData }: { siblingData: Notice }) => {
        if (!value) return !siblingData.linkLabel || 'Enter the link address, such as /contact.'
        return safeAddress(value)
      },
    }),
  ),
  row(
    time('from', 'Shown from'),
    time(
      'until',
      'Shown until',
      (value: unknown, { siblingData }: { siblingData: Notice }) =>
        !value ||
        !siblingData.from ||
        new Date(String(value)) > new Date(String(siblingData.from)) ||
        'The end must be after the beginning.',
    ),
  ),
]
