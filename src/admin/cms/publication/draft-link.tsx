'use client'

import { useId } from 'react'
import { CopyOnce } from '@/admin/ui/copy-once'
import { exactTime, zoneText } from '@/admin/ui/time-text'
import { Button } from '@/components/ui/button'
import type { PublishedKind } from '@/features/publication/rules'
import { membersOf } from '@/lib/http/send-answer'
import { useKeptWith } from './use-kept-with'

interface LinkState {
  timezone: string
  /** UTC instant; null without a link. */
  expiresAt: string | null
  /** Only in the answer that made the link. */
  url: string | undefined
}

function readState(body: unknown): LinkState | undefined {
  const { timezone, expiresAt, url } = membersOf(body)
  if (typeof timezone !== 'string') return undefined
  return {
    timezone,
    expiresAt: typeof expiresAt === 'string' ? expiresAt : null,
    url: typeof url === 'string' ? url : undefined,
  }
}

const DRAFT_LINK = { path: '/api/draft-link', read: readState, failed: 'The link could not be changed.' }

/** A link that shows the newest draft to people without an account. */
export function DraftLink({ kind, id }: { kind: PublishedKind; id: string }) {
  const { data: state, problem, busy, change } = useKeptWith({ kind, id }, DRAFT_LINK)
  const field = useId()
  if (!state) return null
  const { expiresAt, timezone, url } = state
  return (
    <section aria-label="Link to the draft" className="grid gap-2">
      <p className="font-semibold">Share the draft</p>
      <p className="text-soft text-xs">
        {expiresAt
          ? `Anyone with the link sees the newest draft until ${exactTime(Date.parse(expiresAt), timezone)} (${zoneText(timezone)}).`
          : 'A link shows the newest draft for 7 days to people who cannot sign in.'}
      </p>
      {url ? <CopyOnce label="Link" value={url} id={field} /> : null}
      <div className="flex flex-wrap gap-2">
        {url ? null : (
          <Button size="sm" variant="secondary" busy={busy} onClick={() => change('POST')}>
            {expiresAt ? 'Replace the link' : 'Create a link'}
          </Button>
        )}
        {expiresAt ? (
          <Button size="sm" variant="secondary" busy={busy} onClick={() => change('DELETE')}>
            Revoke the link
          </Button>
        ) : null}
      </div>
      {problem ? (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      ) : null}
    </section>
  )
}
