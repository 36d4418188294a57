'use client'

import { type ReactNode, useRef, useState } from 'react'
import { notifyDone, useRefresh } from '@/admin/ui/actions'
import { FormDialog, type Typed, useTypedValues } from '@/admin/ui/dialog'
import { Status, Time, type Tone, useClock } from '@/admin/ui/values'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { useKeepFocus } from '@/components/ui/use-keep-focus'
import { setLead } from '@/features/lead/calls'
import {
  type Lead,
  type LeadState,
  leadFacts,
  monthsFrom,
  monthText,
  noLead,
  type Stage,
  stageLabels,
  stages,
} from '@/features/lead/rules'
import { typedValue } from '@/features/lead/typed-value'
import { type Addressee, lostReasonLabels, lostReasons, type Subject } from '@/features/queue/rules'
import { call } from '@/lib/http/call'
import { dateInZone } from '@/lib/time/zone'
import { ProjectButton } from './project-dialog'

const tones: Record<Stage, Tone> = {
  new: 'waiting',
  in_talk: 'done',
  offer_sent: 'done',
  won: 'good',
  lost: 'neutral',
}

export const StageStatus = ({ stage }: { stage: Stage }) => (
  <Status tone={tones[stage]}>{stageLabels[stage]}</Status>
)

export const stageOptions = stages.map((value) => ({ value, label: stageLabels[value] }))
export const reasonOptions = lostReasons.map((value) => ({ value, label: lostReasonLabels[value] }))

const MONTHS = 18

interface LeadFieldsProps {
  typed: Typed<'stage' | 'lostReason' | 'value' | 'expectedMonth'>
  errors: Partial<Record<string, string>>
  currency: string
  /** A month that stays on offer once it has passed. */
  known?: string | null
  /** What is left empty stays as it is; without a stage, nothing else is asked. */
  isOptional?: boolean
  children?: ReactNode
}

export function LeadFields(props: LeadFieldsProps) {
  const { typed, errors, currency, known, isOptional = false, children } = props
  const { now, zone } = useClock()
  const months = monthsFrom(dateInZone(new Date(now), zone), MONTHS)
  const offered = [...new Set([...(known ? [known] : []), ...months])].sort()
  const stage = typed('stage')
  return (
    <>
      <Field label="Stage" error={errors.stage}>
        {(control) => (
          <Select
            {...control}
            {...stage}
            {...(isOptional ? { placeholder: 'Leave as it is' } : {})}
            options={stageOptions}
          />
        )}
      </Field>
      {stage.value === 'lost' ? (
        <Field label="Why was it lost?" required error={errors.lostReason}>
          {(control) => (
            <Select
              {...control}
              {...typed('lostReason')}
              placeholder="Choose a reason"
              options={reasonOptions}
            />
          )}
        </Field>
      ) : null}
      {children}
      {stage.value ? (
        <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
          <Field label={`Value in ${currency}`} hint="Rounded to a whole amount." error={errors.value}>
            {(control) => (
              <Input {...control} {...typed('value')} inputMode="numeric" autoComplete="off" maxLength={25} />
            )}
          </Field>
          <Field label="Expected in" error={errors.expectedMonth}>
            {(control) => (
              <Select
                {...control}
                {...typed('expectedMonth')}
                placeholder={isOptional ? 'Leave as it is' : 'Not known'}
                options={offered.map((value) => ({ value, label: monthText(value) }))}
              />
            )}
          </Field>
        </div>
      ) : null}
    </>
  )
}

const schema = async () => (await import('@/features/lead/schema')).setLeadSchema

/** What is typed about a lead, as it is sent. */
export function typedLead(data: FormData, currency: string) {
  const { value, expectedMonth } = typedTexts(data, 'value', 'expectedMonth')
  return {
    stage: stages.find((stage) => stage === data.get('stage')),
    lostReason: lostReasons.find((reason) => reason === data.get('lostReason')),
    value: typedValue(value, currency),
    expectedMonth: expectedMonth || null,
  }
}

const StaysBooked = ({ at }: { at: string }) => (
  <p className="text-soft text-sm">
    Their call on <Time at={at} show="exact" /> stays booked.
  </p>
)

interface LeadDialogProps extends LeadProps {
  /** The person, where it is not seen behind the dialog. */
  of?: string | undefined
  stage?: Stage
  open: boolean
  onClose: () => void
}

export function LeadDialog(props: LeadDialogProps) {
  const { subject, lead, of = 'this person', stage = lead.stage, open, onClose } = props
  const { refresh } = useRefresh()
  // After a refusal this is what the message says, so that the next attempt replaces it.
  const [seen, setSeen] = useState<LeadState>(lead)
  const { typed } = useTypedValues({
    stage,
    lostReason: lead.lostReason ?? '',
    value: lead.value === null ? '' : String(lead.value),
    expectedMonth: lead.expectedMonth ?? '',
  })
  const form = useForm({
    schema,
    read: (data) => {
      const { kind, id } = subject
      return { kind, id, ...typedLead(data, lead.currency), seen }
    },
    send: (body) => call(setLead, body, { readRefusal: (refusal) => refusal.lead }),
    failed: { title: 'Error', message: 'Failed to save the stage' },
    onFailed: (failure) => {
      if (failure.reason === 'refused' && failure.extra) setSeen(failure.extra)
      return false
    },
    onDone: () => {
      notifyDone('Stage saved')
      onClose()
      refresh()
    },
  })
  function close() {
    onClose()
    if (seen !== lead) refresh()
  }
  return (
    <FormDialog
      open={open}
      onClose={close}
      form={form}
      title="Stage"
      description={`Of ${of}, for all inquiries, registrations and calls. Only the team sees it. New inquiries and registrations move on with it.`}
      action="Save the stage"
      busyAction="Saving..."
    >
      <LeadFields typed={typed} errors={form.errors} currency={lead.currency} known={lead.expectedMonth}>
        {typed('stage').value === 'lost' && lead.nextCall ? <StaysBooked at={lead.nextCall} /> : null}
      </LeadFields>
    </FormDialog>
  )
}

interface LeadProps {
  subject: Subject
  lead: Lead
}

interface LeadButtonProps extends LeadProps {
  /** The person, on a card among others. */
  of?: string
  isSet?: boolean
}

export function LeadButton({ of, isSet = true, subject, lead: current }: LeadButtonProps) {
  // As it was when the dialog opened: a refresh while someone types must not start the form again.
  const [asked, setAsked] = useState<Lead>()
  const lead = asked ?? current
  return (
    <>
      {of ? (
        <button
          type="button"
          title="Change stage"
          onClick={() => setAsked(current)}
          className="-mr-1.5 grid size-8 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink max-sm:size-10"
        >
          <Icon name="more" />
          <span className="sr-only">{`Change stage of ${of}`}</span>
        </button>
      ) : (
        <Button variant="secondary" size="sm" onClick={() => setAsked(current)}>
          {isSet ? 'Change stage' : 'Set a stage'}
        </Button>
      )}
      <LeadDialog
        key={JSON.stringify(lead)}
        subject={subject}
        lead={lead}
        of={of}
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
      />
    </>
  )
}

interface LeadSectionProps {
  subject: Subject
  /** Null if nothing is open, and no stage is set. */
  lead: Lead | null
  currency: string
  /** Whom to make a project for, once they are won. */
  addressee?: Addressee
  hasProject?: boolean
}

export function LeadSection({ subject, lead, currency, addressee, hasProject }: LeadSectionProps) {
  const offer = hasProject ? undefined : addressee
  const part = useRef<HTMLElement>(null)
  useKeepFocus(part, JSON.stringify([lead, Boolean(offer)]))
  return (
    <section ref={part} tabIndex={-1} aria-labelledby="stage" className="mt-5 grid gap-2.5 border-t pt-5">
      <h3 id="stage" className="text-lg">
        Stage
      </h3>
      <p className="text-soft text-sm">
        {subject.kind === 'person'
          ? 'Over all messages and calls of this person. Each of them has a status of its own.'
          : `The status is about this ${subject.kind === 'booking' ? 'call' : 'message'}. The stage is about the person, over all their messages and calls.`}
      </p>
      {lead ? (
        <p className="flex flex-wrap gap-x-4">
          <StageStatus stage={lead.stage} />
          <span className="text-soft">
            {[lead.lostReason ? lostReasonLabels[lead.lostReason] : '', leadFacts(lead)]
              .filter(Boolean)
              .join(', ')}
          </span>
        </p>
      ) : (
        <p className="text-soft">No stage: this person has no open inquiry, registration or call.</p>
      )}
      {lead?.stage === 'lost' && lead.nextCall ? <StaysBooked at={lead.nextCall} /> : null}
      <div className="flex flex-wrap gap-2.5">
        <LeadButton
          subject={subject}
          lead={lead ?? { ...noLead, nextCall: null, currency }}
          isSet={lead !== null}
        />
        {offer && lead?.stage === 'won' ? (
          <ProjectButton key={subject.id} item={{ ...subject, ...offer }} />
        ) : null}
      </div>
    </section>
  )
}
