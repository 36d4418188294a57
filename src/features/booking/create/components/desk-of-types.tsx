import { useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { SiteLink } from '@/components/ui/site-link'
import { QuestionFields } from '../../call-type/components/question-fields'
import { TypeChoice } from '../../call-type/components/type-choice'
import type { ShownType } from '../../call-type/shown-types'
import { BookingDesk, type BookingDeskProps } from './booking-desk'

export type DeskOfTypesProps = Omit<BookingDeskProps, 'type' | 'Questions'> & { types: readonly ShownType[] }

/** The choice of a call if there are several, then its calendar and questions. The address holds the choice: `?type=slug`. */
export function DeskOfTypes({ types, ...desk }: DeskOfTypesProps) {
  const params = useSearchParams()
  const several = types.length > 1
  const chosen = several ? types.find(({ slug }) => slug === params.get('type')) : types[0]
  const heading = useRef<HTMLHeadingElement>(null)
  const hadChoice = useRef(false)

  useEffect(() => {
    if (chosen && hadChoice.current) heading.current?.focus()
    hadChoice.current = true
  }, [chosen])

  if (!chosen) return <TypeChoice types={types} query={params.toString()} />
  const others = new URLSearchParams(params)
  others.delete('type')
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
      <BookingDesk key={chosen.slug} type={chosen} Questions={QuestionFields} {...desk} />
    </>
  )
}
