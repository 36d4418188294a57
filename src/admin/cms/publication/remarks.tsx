'use client'

import { useFormFields } from '@payloadcms/ui'
import { useEffect, useMemo, useState } from 'react'
import { exactTime } from '@/admin/ui/time-text'
import { Button } from '@/components/ui/button'
import { closeRemarks, readRemarks } from '@/features/publication/calls'
import { placeNow, placesIn } from '@/features/publication/remark/rules'
import type { Subject } from '@/features/publication/rules'
import type { Content } from '@/features/rich-text/document'
import { call } from '@/lib/http/call'
import type { Received, Sent } from '@/lib/http/contract'
import { ShowPart } from '../writing/show-part'
import { useKeptWith } from './use-kept-with'

const REMARKS = {
  load: (document: Sent<typeof readRemarks>, signal: AbortSignal) => call(readRemarks, document, { signal }),
  failed: 'The remarks cannot be read or changed.',
}

interface ListProps {
  remarks: Received<typeof readRemarks>['remarks']
  timezone: string
  busy: boolean
  close: (remark?: string) => void
}

function RemarkList({ remarks, timezone, busy, close }: ListProps) {
  const content = useFormFields(([fields]) => (fields.content?.value ?? null) as Content | null)
  const places = useMemo(() => placesIn(content), [content])
  return (
    <>
      <ol className="grid gap-3">
        {remarks.map((remark) => {
          const { id, quote, name, text, at } = remark
          const place = placeNow(remark, places)?.place
          return (
            <li key={id} className="grid justify-items-start gap-1 border-line border-b pb-3">
              {quote ? (
                <p className="border-line-strong border-l-4 pl-2 text-soft text-xs">
                  {quote} {place === undefined ? '(no longer in the text)' : <ShowPart at={place} />}
                </p>
              ) : null}
              <p className="whitespace-pre-line break-words">{text}</p>
              <p className="text-soft text-xs">{`${name} · ${exactTime(Date.parse(at), timezone)}`}</p>
              <Button size="sm" variant="secondary" busy={busy} onClick={() => close(id)}>
                Mark as done
              </Button>
            </li>
          )
        })}
      </ol>
      {remarks.length > 1 ? (
        <Button size="sm" variant="secondary" busy={busy} onClick={() => close()}>
          Mark all as done
        </Button>
      ) : null}
    </>
  )
}

const READ_AGAIN_MS = 10_000

/** How often to read: when the page came back into sight, from the readers' tab, say, and now and then while it is in sight. */
function useSights(): number {
  const [sights, setSights] = useState(0)
  useEffect(() => {
    const onSight = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) setSights((count) => count + 1)
    }
    document.addEventListener('visibilitychange', onSight)
    const timer = setInterval(onSight, READ_AGAIN_MS)
    return () => {
      document.removeEventListener('visibilitychange', onSight)
      clearInterval(timer)
    }
  }, [])
  return sights
}

interface Props {
  subject: Subject
  timezone: string
  /** Another link has other remarks. */
  link: string
}

/** What readers of the link to the draft remarked. */
export function Remarks({ subject, timezone, link }: Props) {
  const { data, problem, busy, change } = useKeptWith(subject, REMARKS, `${link} ${useSights()}`)
  const remarks = data?.remarks ?? []
  const close = (remark?: string) => void change((subject) => call(closeRemarks, { ...subject, remark }))
  return (
    <section aria-label="Remarks" className="grid gap-2">
      <p className="font-semibold">
        {!data ? 'Remarks' : remarks.length === 0 ? 'No remarks yet' : `Remarks (${remarks.length})`}
      </p>
      {remarks.length > 0 ? <RemarkList {...{ remarks, timezone, busy, close }} /> : null}
      {problem ? (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      ) : null}
    </section>
  )
}
