'use client'

import { useEffect, useId, useState } from 'react'
import { CopyOnce } from '@/admin/ui/copy-once'
import { exactTime, zoneText } from '@/admin/ui/time-text'
import { failureText } from '@/components/form/failure-text'
import { Button } from '@/components/ui/button'
import type { PublishedKind } from '@/features/publication/rules'
import { send } from '@/lib/http/send'
import { membersOf } from '@/lib/http/send-answer'

const PATH = '/api/draft-link'

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

/** A link that shows the newest draft to people without an account. */
export function DraftLink({ kind, id }: { kind: PublishedKind; id: string }) {
  const [state, setState] = useState<LinkState>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const field = useId()

  useEffect(() => {
    const stop = new AbortController()
    const asked = new URLSearchParams({ kind, id })
    void send(`${PATH}?${asked}`, { method: 'GET', read: readState, signal: stop.signal }).then((answer) => {
      if (!stop.signal.aborted && answer.ok) setState(answer.data)
    })
    return () => stop.abort()
  }, [kind, id])

  async function change(method: 'POST' | 'DELETE'): Promise<void> {
    setBusy(true)
    const answer = await send(PATH, { method, body: { kind, id }, read: readState })
    setBusy(false)
    setProblem(answer.ok ? undefined : failureText(answer, 'The link could not be changed.'))
    if (answer.ok) setState(answer.data)
  }

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
