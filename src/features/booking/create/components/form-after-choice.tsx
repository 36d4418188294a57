import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { FieldMessages } from '@/components/form/form-fields'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { SiteLink } from '@/components/ui/site-link'
import { Textarea } from '@/components/ui/textarea'
import { TypeChoice } from '../../call-type/components/type-choice'
import { answerName, type Question } from '../../call-type/rules'
import type { ShownType } from '../../call-type/shown-types'
import { HostChoice } from '../../host/components/host-choice'
import { BookingForm, type BookingFormProps } from './booking-form'

function QuestionFields({ questions, errors }: { questions: readonly Question[]; errors: FieldMessages }) {
  return questions.map(({ id, label, kind, required, options }) => {
    const name = answerName(id)
    return (
      <Field key={id} label={label} required={required} error={errors[name]} className="sm:col-span-2">
        {(control) =>
          kind === 'choice' ? (
            <Select
              {...control}
              name={name}
              placeholder="Please choose"
              options={options.map((option) => ({ value: option, label: option }))}
            />
          ) : kind === 'long_text' ? (
            <Textarea {...control} name={name} rows={3} />
          ) : (
            <Input {...control} name={name} autoComplete="off" />
          )
        }
      </Field>
    )
  })
}

export type FormAfterChoiceProps = Omit<BookingFormProps, 'type' | 'Questions' | 'onStep'> & {
  types: readonly ShownType[]
}

/** The choice of a call if there are several, then its calendar and questions. The address holds it: `?type=slug&with=slug`. */
export function FormAfterChoice({ types, ...site }: FormAfterChoiceProps) {
  const params = useSearchParams()
  const several = types.length > 1
  const chosen = several ? types.find(({ slug }) => slug === params.get('type')) : types[0]
  const withHost = chosen?.hosts.find(({ slug }) => slug === params.get('with'))?.slug
  const heading = useRef<HTMLHeadingElement>(null)
  const hadChoice = useRef(false)
  const [isBooked, setBooked] = useState(false)

  useEffect(() => {
    if (chosen && hadChoice.current) heading.current?.focus()
    hadChoice.current = true
  }, [chosen])

  if (!chosen) return <TypeChoice types={types} query={params.toString()} />
  const others = new URLSearchParams(params)
  others.delete('type')
  others.delete('with')

  function chooseHost(slug: string | undefined) {
    const next = new URLSearchParams(params)
    if (slug) next.set('with', slug)
    else next.delete('with')
    window.history.replaceState(null, '', `/book-call?${next}`)
  }
  return (
    <>
      {several ? (
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
            {`${chosen.title}, ${chosen.minutes} minutes`}
          </h2>
          <SiteLink href={`/book-call?${others}`} scroll={false} className="text-link">
            Choose another call
          </SiteLink>
        </div>
      ) : null}
      {chosen.hosts.length > 0 && !isBooked ? (
        <HostChoice hosts={chosen.hosts} chosen={withHost} onChoose={chooseHost} />
      ) : null}
      <BookingForm
        key={`${chosen.slug} ${withHost}`}
        type={chosen}
        withHost={withHost}
        onStep={setBooked}
        Questions={QuestionFields}
        {...site}
      />
    </>
  )
}
