import { Card } from '@/components/ui/card'
import { Spinner } from '@/components/ui/spinner'
import { TypeChoice } from '../../call-type/components/type-choice'
import type { ShownType } from '../../call-type/shown-types'
import { BookingDesk, type BookingDeskProps } from './booking-desk'
import { LazyDesk } from './lazy-desk'

/** About as tall as the calendar and the form. */
const LoadingDesk = () => (
  <Card className="grid min-h-[60rem] place-items-center lg:min-h-[45rem] lg:p-10">
    <Spinner label="Loading calendar..." />
  </Card>
)

type DeskForProps = Pick<BookingDeskProps, 'brandName' | 'businessZone'> & {
  types: [ShownType, ...ShownType[]]
}

/** The calendar at once if there is one type without questions. Runs on the server, so that browsers load only what they need. */
export function DeskFor({ types, ...desk }: DeskForProps) {
  const [first] = types
  // The only type is meant without its name.
  if (types.length === 1 && first.questions.length === 0) {
    const { slug: _, ...only } = first
    return <BookingDesk type={only} {...desk} />
  }
  const fallback = types.length > 1 ? <TypeChoice types={types} /> : <LoadingDesk />
  return <LazyDesk types={types} fallback={fallback} {...desk} />
}
