'use client'

import { useFormBackgroundProcessing, useFormFields, useFormModified } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { exactTime, zoneText } from '@/admin/ui/time-text'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import type { PublishedKind } from '@/features/publication/rules'
import type { Planned } from '@/features/publication/schedule/queries'
import type { PlannedAction } from '@/features/publication/schedule/schema'
import { unfinishedBlocks } from '@/features/rich-text/unfinished'
import type { Refusal } from '@/lib/http/send-answer'
import { dateInZone, wallReading } from '@/lib/time/zone'
import { WithTrashLink } from '../slug-error'
import { UnfinishedLines } from '../writing/show-part'
import { type Choice, useSchedule } from './use-schedule'

function RefusedPlan({ reasons }: { reasons: readonly Refusal[] }) {
  const content = useFormFields(([fields]) => fields.content?.value)
  const isTextRefused = reasons.some(({ field }) => field === 'content')
  const blocks = isTextRefused ? unfinishedBlocks(content) : []
  return (
    <div role="alert" className="text-danger">
      <p>Not scheduled, because it cannot be published yet:</p>
      <ul className="ml-4 list-disc">
        {reasons
          .filter(({ field }) => field !== 'content' || blocks.length === 0)
          .map(({ field, message }) => (
            <li key={field}>
              <WithTrashLink text={message} />
            </li>
          ))}
        <UnfinishedLines blocks={blocks} />
      </ul>
    </div>
  )
}

const verbs: Record<PlannedAction, string> = { publish: 'Publish', unpublish: 'Unpublish' }

interface RowProps {
  planned: Planned
  zone: string
  busy: boolean
  onCallOff: (action: PlannedAction) => void
}

function PlanRow({ planned: { action, at, problem }, zone, busy, onCallOff }: RowProps) {
  return (
    <li className="grid gap-1 border-line border-b py-2">
      <span className="flex items-center justify-between gap-2">
        <span>
          {verbs[action]} <time dateTime={at}>{exactTime(Date.parse(at), zone)}</time>
        </span>
        <Button size="sm" variant="secondary" busy={busy} onClick={() => onCallOff(action)}>
          Cancel<span className="sr-only"> {verbs[action]}</span>
        </Button>
      </span>
      {problem ? (
        <span className="text-danger">
          It could not be done. <WithTrashLink text={problem} />
        </span>
      ) : null}
    </li>
  )
}

interface FormProps {
  planned: Planned | undefined
  zone: string
  usual: PlannedAction
  busy: boolean
  onPlan: (choice: Choice) => void
}

/** Not a form, because it is inside the document's form. */
function PlanForm({ planned, zone, usual, busy, onPlan }: FormProps) {
  const ids = useId()
  const at = planned && wallReading(new Date(planned.at), zone)
  const [typed, setTyped] = useState<Partial<Choice>>({})
  const choice: Choice = {
    action: planned?.action ?? usual,
    date: at?.date ?? '',
    time: at?.time ?? '09:00',
    ...typed,
  }
  const isPlanned =
    at && planned?.action === choice.action && at.date === choice.date && at.time === choice.time
  const put = (part: Partial<Choice>) => setTyped((before) => ({ ...before, ...part }))
  return (
    <div className="grid gap-2">
      <label htmlFor={`${ids}-action`} className="font-semibold">
        Schedule
      </label>
      <Select
        id={`${ids}-action`}
        value={choice.action}
        onChange={({ target }) => put({ action: target.value === 'unpublish' ? 'unpublish' : 'publish' })}
        options={[
          { value: 'publish', label: 'Publish' },
          { value: 'unpublish', label: 'Unpublish' },
        ]}
      />
      <Input
        type="date"
        aria-label="Day"
        data-empty={choice.date === '' || undefined}
        value={choice.date}
        min={dateInZone(new Date(), zone)}
        onChange={({ target }) => put({ date: target.value })}
      />
      <Input
        type="time"
        aria-label="Time"
        value={choice.time}
        onChange={({ target }) => put({ time: target.value })}
      />
      <p className="text-soft text-xs">
        Time zone: {zoneText(zone)}.
        {choice.action === 'publish' ? ' The newest draft at that time is published.' : null}
      </p>
      <Button
        size="sm"
        variant="secondary"
        busy={busy}
        disabled={!choice.date || isPlanned}
        onClick={() => onPlan(choice)}
      >
        {isPlanned ? 'Scheduled' : planned?.action === choice.action ? 'Change the time' : 'Schedule'}
      </Button>
    </div>
  )
}

interface PlansProps {
  kind: PublishedKind
  id: string
  published: boolean
  /** The published text has a newer draft. */
  changed: boolean
}

const SAVED_WITHIN_MS = 8000
const STEP_MS = 100

/** Waits until what was typed just before is saved: the server looks at the saved text. */
function useWhenSaved(): () => Promise<void> {
  const isUnsaved = [useFormModified(), useFormBackgroundProcessing()].some(Boolean)
  const newest = useRef(isUnsaved)
  useEffect(() => {
    newest.current = isUnsaved
  }, [isUnsaved])
  return async () => {
    for (let waited = 0; newest.current && waited < SAVED_WITHIN_MS; waited += STEP_MS)
      await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
}

export function Plans({ kind, id, published, changed }: PlansProps) {
  const { data: schedule, problem, reasons, busy, plan, cancel } = useSchedule({ kind, id }, published)
  const whenSaved = useWhenSaved()
  const [isWaiting, setWaiting] = useState(false)
  const planSaved = async (choice: Choice) => {
    setWaiting(true)
    await whenSaved()
    setWaiting(false)
    await plan(choice)
  }
  return (
    <div className="grid gap-3">
      {schedule ? (
        <>
          {schedule.planned.length > 0 && (
            <ul aria-label="Scheduled">
              {schedule.planned.map((planned) => (
                <PlanRow
                  key={planned.id}
                  planned={planned}
                  zone={schedule.timezone}
                  busy={busy}
                  onCallOff={cancel}
                />
              ))}
            </ul>
          )}
          <PlanForm
            key={`${published} ${schedule.planned.map(({ id }) => id)}`}
            planned={schedule.planned[0]}
            zone={schedule.timezone}
            usual={published && !changed ? 'unpublish' : 'publish'}
            busy={busy || isWaiting}
            onPlan={(choice) => void planSaved(choice)}
          />
        </>
      ) : null}
      {reasons.length > 0 ? (
        <RefusedPlan reasons={reasons} />
      ) : problem ? (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      ) : null}
    </div>
  )
}
