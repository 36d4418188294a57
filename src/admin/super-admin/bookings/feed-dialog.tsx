'use client'

import { useId, useState } from 'react'
import { confirmed } from '@/admin/reauthentication/confirmed'
import { Problem, useAction } from '@/admin/ui/actions'
import { ConfirmDialog } from '@/admin/ui/confirm-dialog'
import { CopyOnce } from '@/admin/ui/copy-once'
import { Dialog, DialogActions } from '@/admin/ui/dialog'
import { Time } from '@/admin/ui/values'
import { Button } from '@/components/ui/button'
import { changeFeed } from '@/features/booking/desk/calls'
import type { FeedState } from '@/features/booking/desk/feed'
import { call } from '@/lib/http/call'

type Calls = 'all' | 'own'

/** The feeds of all calls and of the person's own. None for a feed that the person may not have. */
export type FeedStates = Readonly<Record<Calls, FeedState | undefined>>

const names: Record<Calls, string> = { all: 'All calls', own: 'Calls assigned to me' }

const changes = {
  create: {
    words: { done: 'Calendar feed created', failed: 'Failed to create the calendar feed' },
    question: { title: 'Replace the address of the feed?', action: 'Replace address' },
    stops: 'Calendars that subscribe to the current address',
  },
  revoke: {
    words: { done: 'Calendar feed revoked', failed: 'Failed to revoke the calendar feed' },
    question: { title: 'Revoke the calendar feed?', action: 'Revoke calendar feed' },
    stops: 'Calendars that subscribe to it',
  },
}
type Change = keyof typeof changes

export function FeedDialog({ feeds }: { feeds: FeedStates }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [calls, setCalls] = useState<Calls>(feeds.all ? 'all' : 'own')
  const [address, setAddress] = useState<string>()
  const { run, clear, busy, problem } = useAction<{ address?: string | undefined }>()
  const [asking, setAsking] = useState<Change>()
  const since = feeds[calls]?.since ?? null
  const on = since !== null || address !== undefined
  function close() {
    setOpen(false)
    setAddress(undefined)
  }
  function ask(action?: Change) {
    clear()
    setAsking(action)
  }
  function change(action: Change) {
    // An answer to 'revoke' names no address.
    const read = (feed: { since: string | null; address?: string | undefined }) =>
      action === 'revoke' || feed.address ? { address: feed.address } : undefined
    const then = (made: { address?: string | undefined }) => {
      setAsking(undefined)
      setAddress(made.address)
    }
    const send = () => confirmed(() => call(changeFeed, { action, calls }, { read }))
    return run(send, { ...changes[action].words, then })
  }
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Calendar feed
      </Button>
      <Dialog
        open={open}
        onClose={close}
        busy={busy}
        title="Calendar feed"
        description="Subscribe to pending and confirmed calls in your own calendar program. Anyone who has the address can read them, including names, email addresses and phone numbers. A feed ends when the person who created it may no longer see its calls."
      >
        {feeds.all ? (
          <fieldset className="flex flex-wrap gap-x-6">
            <legend className="sr-only">Which calls</legend>
            {(['all', 'own'] as const).map((each) => (
              <label key={each} className="flex min-h-10 items-center gap-2.5 text-sm">
                <input
                  type="radio"
                  name={`${id}-calls`}
                  checked={calls === each}
                  onChange={() => {
                    setAddress(undefined)
                    setCalls(each)
                  }}
                  className="size-4.5 accent-action"
                />
                {names[each]}
              </label>
            ))}
          </fieldset>
        ) : (
          <p className="text-sm">It contains the calls that are assigned to you.</p>
        )}
        {since && !address ? (
          <p className="text-sm">
            The feed is on since <Time at={since} />. A new address replaces the old one.
          </p>
        ) : null}
        {address ? <CopyOnce id={id} label="Address of the feed" value={address} /> : null}
        <Problem>{asking ? undefined : problem}</Problem>
        <DialogActions>
          {on ? (
            <Button variant="danger" size="sm" busy={busy} onClick={() => ask('revoke')}>
              Revoke feed
            </Button>
          ) : null}
          {address ? (
            <Button size="sm" onClick={close}>
              Done
            </Button>
          ) : (
            <Button size="sm" busy={busy} onClick={() => (on ? ask('create') : void change('create'))}>
              {on ? 'Create a new address' : 'Create feed'}
            </Button>
          )}
        </DialogActions>
      </Dialog>
      {asking ? (
        <ConfirmDialog
          {...changes[asking].question}
          open
          onClose={() => ask()}
          onConfirm={() => change(asking)}
          busy={busy}
          problem={problem}
        >
          {changes[asking].stops} stop being updated. This cannot be undone.
        </ConfirmDialog>
      ) : null}
    </>
  )
}
