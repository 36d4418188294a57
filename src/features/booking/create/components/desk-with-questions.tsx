'use client'

import { QuestionFields } from '../../call-type/components/question-fields'
import { BookingDesk, type BookingDeskProps } from './booking-desk'

/** The same with the questions of the type. A file of its own, so that pages without questions do not load them. */
export const DeskWithQuestions = (props: BookingDeskProps) => (
  <BookingDesk {...props} Questions={QuestionFields} />
)
