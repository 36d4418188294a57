import { Card } from '@/components/ui/card'
import { Spinner } from '@/components/ui/spinner'
import { TypeChoice } from '../../call-type/components/type-choice'
import type { ShownType } from '../../call-type/shown-types'
import { BookingForm, type BookingFormProps } from './booking-form'
import { LazyFormAfterChoice } from './lazy-form-after-choice'

/** About as tall as the calendar and the form. */
const LoadingForm = () => (
  <Card className="grid min-h-[60rem] place-items-center lg:min-h-[45rem] lg:p-10">
    <Spinner label="Loading calendar..." />
  </Card>
)

type FormForTypesProps = Pick<BookingFormProps, 'brandName' | 'businessZone'> & {
  types: [ShownType, ...ShownType[]]
}

/** The calendar at once if there is one type without questions and hosts. Runs on the server, so that browsers load only what they need. */
export function FormForTypes({ types, ...site }: FormForTypesProps) {
  const [first] = types
  // The only type is meant without its name.
  if (types.length === 1 && first.questions.length === 0 && !first.byHosts) {
    const { slug: _, hosts: __, byHosts: ___, ...only } = first
    return <BookingForm type={only} {...site} />
  }
  const fallback = types.length > 1 ? <TypeChoice types={types} /> : <LoadingForm />
  return <LazyFormAfterChoice types={types} fallback={fallback} {...site} />
}
