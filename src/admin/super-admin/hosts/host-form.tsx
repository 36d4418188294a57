'use client'

import { useState } from 'react'
import { fittedPhoto } from '@/admin/cms/pictures/photo-fit'
import { confirmed } from '@/admin/reauthentication/confirmed'
import { notifyDone, useRefresh } from '@/admin/ui/actions'
import { failureText } from '@/components/form/failure-text'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { setHost } from '@/features/booking/host/calls'
import { LINE_LENGTH, NAME_LENGTH } from '@/features/booking/host/rules'
import type { HostSettings } from '@/features/booking/host/settings'
import { type NumberSetting, numberSettings } from '@/features/booking/settings/schema'
import { call } from '@/lib/http/call'
import { addPicture } from '@/lib/http/documents'
import { SettingList } from '../calendar/day-fields'
import { Group } from '../calendar/settings-fields'
import { typedEntries, whole } from '../calendar/typed-settings'
import { FormSave, InputColumns, InputFields } from '../input-fields'

const FAILED = 'Failed to save the settings of the host'
const schema = async () => (await import('@/features/booking/host/schema')).setHostSchema

const numbers = [
  'minimumNoticeHours',
  'bufferTimeMinutes',
  'maxCallsPerDay',
] as const satisfies NumberSetting[]
type OwnNumber = (typeof numbers)[number]

const texts = ['name', 'line', 'timezone', 'meetingUrl', 'phone'] as const

function typedHost(form: FormData, { user, mayManage }: Pick<HostFormProps, 'mayManage'> & { user: string }) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    user,
    ...Object.fromEntries(texts.map((name) => [name, text(name)])),
    ...Object.fromEntries(numbers.map((name) => [name, text(name) === '' ? null : whole(text(name))])),
    ...typedEntries(form),
    picture: text('picture') || null,
    ...(mayManage ? { isActive: form.has('isActive') } : {}),
  }
}

function PictureField({ host, error }: { host: HostSettings; error: string | undefined }) {
  const [id, setId] = useState(host.picture)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function choose(file: File | undefined) {
    if (!file) return
    setProblem(undefined)
    setBusy(true)
    const fitted = await fittedPhoto(file)
    if (typeof fitted === 'object' && 'refusal' in fitted) setProblem(fitted.refusal)
    else {
      const answer = await addPicture(fitted === 'fits' ? file : fitted.file, host.name)
      if (answer.ok) setId(answer.data)
      else setProblem(failureText(answer, 'The picture was not added.'))
    }
    setBusy(false)
  }

  return (
    <div className="grid gap-2">
      <input type="hidden" name="picture" value={id ?? ''} />
      <Field
        label="Picture"
        hint={busy ? 'The picture is being added ...' : id ? 'A picture is chosen.' : 'No picture.'}
        error={error ?? problem}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept="image/*"
            disabled={busy}
            className="w-full min-w-0 rounded-md border border-line-strong bg-surface p-2 text-sm file:mr-3 file:rounded-sm file:border file:bg-paper file:px-3 file:py-1.5 file:font-sans"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        )}
      </Field>
      {id ? (
        <Button variant="secondary" size="sm" onClick={() => setId(null)} className="justify-self-start">
          Remove the picture
        </Button>
      ) : null}
    </div>
  )
}

const companyValue = (name: OwnNumber, { [name]: value }: HostFormProps['company']) =>
  name === 'maxCallsPerDay' && value === 0 ? 'no maximum' : value

const shownFields = [
  { name: 'name', label: 'Name', required: true, maxLength: NAME_LENGTH },
  { name: 'line', label: 'Line', hint: "For example 'Builds our workflows'.", maxLength: LINE_LENGTH },
] as const

const timezone = {
  name: 'timezone',
  label: 'Time zone of these hours',
  hint: 'For example Europe/Berlin. If left empty, the one of the calendar settings.',
} as const

const meetingFields = [
  {
    name: 'meetingUrl',
    label: 'Link to the calls',
    hint: 'Must start with https://. If left empty, the link of the call type or of the calendar settings.',
    inputMode: 'url',
  },
  { name: 'phone', label: 'Phone', type: 'tel' },
] as const

const hoursLine = ({ weeklyHours }: HostSettings) =>
  weeklyHours.length === 0 ? 'The hours of the calendar settings.' : 'Own hours.'
const counted = (count: number, one: string, many: string) => `${count || 'No'} ${count === 1 ? one : many}.`

type HostFormProps = { host: HostSettings; company: Record<OwnNumber, number>; mayManage: boolean }

export function HostForm({ host, company, mayManage }: HostFormProps) {
  const { refresh } = useRefresh()
  const { user } = host
  const form = useForm({
    read: (data) => typedHost(data, { user, mayManage }),
    schema,
    send: (body) => confirmed(() => call(setHost, body)),
    failed: { title: 'Error', message: FAILED },
    onDone: () => {
      notifyDone('Settings of the host saved')
      refresh()
    },
  })
  const { errors } = form
  const shared = { settings: host, errors }
  const inputs = { values: host, errors }
  return (
    <form {...form.formProps} className="grid gap-5" aria-label={`Calls with ${host.name}`}>
      <Group title="What visitors see" line="If a call type lets visitors choose whom they talk to.">
        <InputFields {...inputs} fields={shownFields} />
        <PictureField host={host} error={errors.picture} />
      </Group>
      <Group title="Hours" line={hoursLine(host)}>
        <SettingList list="weeklyHours" {...shared} />
        <InputFields {...inputs} fields={[timezone]} />
      </Group>
      <Group
        title="Days off and busy times"
        line={counted(host.daysOff.length, 'entry of days off', 'entries of days off')}
      >
        <SettingList list="daysOff" {...shared} />
        <SettingList list="busyCalendars" {...shared} />
      </Group>
      <Group title="Rules" line="Empty fields follow the calendar settings.">
        <InputColumns
          {...inputs}
          fields={numbers.map((name) => ({
            name,
            label: numberSettings[name].label,
            hint: `If left empty, ${companyValue(name, company)} as in the calendar settings.`,
            inputMode: 'numeric',
          }))}
        />
      </Group>
      <Group title="How to meet" line="For calls that take place at a link or by phone.">
        <InputFields {...inputs} fields={meetingFields} />
      </Group>
      {mayManage ? (
        <Checkbox
          name="isActive"
          defaultChecked={host.id === null || host.isActive}
          label="Takes calls as host"
          hint="If switched off, no new calls go to this person. Calls that are booked are listed under 'To hand over'."
        />
      ) : null}
      <FormSave form={form} label={host.id ? 'Save settings' : 'Take calls as host'} />
    </form>
  )
}
