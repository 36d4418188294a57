'use client'

import { cx } from 'class-variance-authority'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { notifyDone, notifyFailed } from '@/admin/ui/actions'
import { QuestionButton } from '@/admin/ui/question-button'
import { Checkbox } from '@/components/ui/checkbox'
import { cancelBookings, confirmBookings, knownVersion, type Result } from './booking-call'
import { useEmailText } from './desk-rights'
import { cancellationText, confirmationText } from './results-text'

type SeenRow = { name: string; version: string }

interface SelectionContext {
  /** The visible rows by their ids. */
  rows: ReadonlyMap<string, SeenRow>
  selected: ReadonlySet<string>
  set: (ids: readonly string[], chosen: boolean) => void
  register: (id: string, row: SeenRow) => () => void
}

const Context = createContext<SelectionContext>({
  rows: new Map(),
  selected: new Set(),
  set: () => {},
  register: () => () => {},
})

const useSelection = () => useContext(Context)

/**
 * The selected rows among the visible ones: hidden rows are not acted on. The table keeps its rows during a background refresh,
 * so the check boxes themselves say which rows there are.
 */
export function Selection({ children }: { children: ReactNode }) {
  const [rows, setRows] = useState<ReadonlyMap<string, SeenRow>>(new Map())
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const register = useCallback((id: string, row: SeenRow) => {
    setRows((before) => new Map(before).set(id, row))
    return () => setRows((before) => new Map([...before].filter(([other]) => other !== id)))
  }, [])
  const value = useMemo<SelectionContext>(
    () => ({
      rows,
      register,
      selected: new Set([...rows.keys()].filter((id) => ticked.has(id))),
      set: (given, chosen) =>
        setTicked((before) => {
          const next = new Set(before)
          for (const id of given) {
            if (chosen) next.add(id)
            else next.delete(id)
          }
          return next
        }),
    }),
    [rows, register, ticked],
  )
  return <Context value={value}>{children}</Context>
}

export function SelectBox({ id, name, version }: SeenRow & { id: string }) {
  const { selected, set, register } = useSelection()
  useLayoutEffect(() => register(id, { name, version }), [register, id, name, version])
  return (
    <label className="-my-2 -ml-2.5 grid size-10 shrink-0 place-items-center">
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={selected.has(id)}
        onChange={(event) => set([id], event.target.checked)}
        className="size-4.5 accent-action"
      />
    </label>
  )
}

export function SelectionBar({ expected }: { expected: boolean }) {
  const email = useEmailText('Each visitor gets the confirmation by email.')
  const { rows, selected, set } = useSelection()
  const [notify, setNotify] = useState(true)
  const count = selected.size
  const calls = count === 1 ? '1 booking' : `${count} bookings`
  const keep = count === 1 ? 'Keep it' : 'Keep them'
  const names = [...selected].map((id) => rows.get(id)?.name).join(', ')
  const seen = () =>
    Object.fromEntries([...selected].map((id) => [id, knownVersion(id, rows.get(id)?.version ?? '')]))

  function finish(results: Result[], textOf: typeof cancellationText, notAll: string) {
    const { text, failed } = textOf(results.map(({ result }) => result))
    if (failed) notifyFailed(text, notAll)
    else notifyDone(text)
    // Failed and conflicting rows stay selected for the next attempt.
    const over = results.filter(({ result }) => result !== 'failed' && result !== 'stale')
    set(
      over.map(({ id }) => id),
      false,
    )
  }

  if (!expected && rows.size === 0) return null
  return (
    <div
      className={cx(
        'mb-3 flex min-h-10 flex-wrap items-center gap-x-3 gap-y-2 text-sm',
        // A phone shows the first booking in its place, until one is selected.
        count === 0 && 'max-sm:hidden',
      )}
    >
      <label className="flex min-h-10 items-center gap-2.5 text-soft md:pl-5">
        <input
          type="checkbox"
          checked={count > 0 && count === rows.size}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && count < rows.size
          }}
          onChange={(event) => set([...rows.keys()], event.target.checked)}
          className="size-4.5 accent-action"
        />
        Select all on this page
      </label>
      <p role="status" className="text-soft">
        {count > 0 ? `${calls} selected` : ''}
      </p>
      {count > 0 ? (
        <>
          <QuestionButton
            label="Confirm selected"
            tone="plain"
            title={`Confirm ${calls}?`}
            action={`Confirm ${calls}`}
            cancel="Not now"
            call={() => confirmBookings(seen())}
            failed="Failed to confirm the bookings"
            onDone={(results) => finish(results, confirmationText, 'Not all bookings were confirmed')}
          >
            <p>{names}</p>
            <p className="mt-2">{email} Only pending requests change.</p>
          </QuestionButton>
          <QuestionButton
            label="Cancel selected"
            title={`Cancel ${calls}?`}
            action={`Cancel ${calls}`}
            cancel={keep}
            call={() => cancelBookings(seen(), notify)}
            failed="Failed to cancel the bookings"
            onDone={(results) => finish(results, cancellationText, 'Not all bookings were cancelled')}
          >
            <p>{names}</p>
            <p className="mt-2">Calls that have taken place stay as they are.</p>
            <Checkbox
              label="Notify the visitors"
              checked={notify}
              onChange={(event) => setNotify(event.target.checked)}
            />
          </QuestionButton>
        </>
      ) : null}
    </div>
  )
}
