import * as blog from '@/features/blog/calls'
import * as booking from '@/features/booking/calls'
import * as desk from '@/features/booking/desk/calls'
import * as newsletter from '@/features/newsletter/calls'
import * as person from '@/features/person/calls'
import * as publication from '@/features/publication/calls'
import * as queue from '@/features/queue/calls'
import type { Contract } from '@/lib/http/contract'

/** A call of the API as a tool. */
export interface CallTool {
  name: string
  contract: Contract
  about: string
  /** The change that the tool makes, and how to undo it. Reads have neither. */
  changes?: { what: string; undo: string }
  /** The answer has texts of visitors and clients. */
  untrusted?: true
}

const untrusted = true as const

/** For assistants with an API key, by its scopes. */
export const teamTools: readonly CallTool[] = [
  { name: 'what_waits', contract: queue.listToday, untrusted, about: 'What waits for the team today' },
  { name: 'overview_figures', contract: desk.readFigures, about: 'Figures of the overview' },
  { name: 'find_bookings', contract: desk.listBookings, untrusted, about: 'Find booked calls' },
  { name: 'read_booking', contract: desk.readBooking, untrusted, about: 'Read a booked call' },
  {
    name: 'change_booking',
    contract: booking.patchBooking,
    untrusted,
    about: 'Change a booked call: its status, outcome note or start',
    changes: {
      what: 'The booking. The visitor gets a mail after 12 seconds if status or start change.',
      undo: 'Call undo_booking with its id and `calendarSequence` as `sequence` before `undoUntil`, or change it again.',
    },
  },
  {
    name: 'move_booking',
    contract: desk.moveBooking,
    untrusted,
    about: 'Move a booked call to another time',
    changes: {
      what: 'The start of the call. The visitor gets a mail after 12 seconds.',
      undo: 'Call undo_booking with its id and `calendarSequence` as `sequence` before `undoUntil`.',
    },
  },
  {
    name: 'confirm_bookings',
    contract: desk.confirmBookings,
    about: 'Confirm requested calls',
    changes: {
      what: 'The status. The visitors get a mail after 12 seconds.',
      undo: 'Set the status with change_booking.',
    },
  },
  {
    name: 'cancel_bookings',
    contract: desk.cancelBookings,
    about: 'Cancel booked calls',
    changes: {
      what: 'The status. The visitors get a mail after 12 seconds.',
      undo: 'Set the status with change_booking; the time may be taken by then.',
    },
  },
  {
    name: 'undo_booking',
    contract: desk.undoBooking,
    untrusted,
    about: 'Undo the last change of a booked call, before its mail is sent',
    changes: { what: 'The booking, which is as before its last change.', undo: 'Make the change again.' },
  },
  {
    name: 'book_for_visitor',
    contract: desk.bookForVisitor,
    untrusted,
    about: 'Book a call for someone',
    changes: {
      what: 'Adds a booking. The visitor gets a mail unless `notifyVisitor` is false.',
      undo: 'Call cancel_bookings with its id.',
    },
  },
  { name: 'find_work', contract: queue.listWork, untrusted, about: 'Find inquiries and registrations' },
  { name: 'read_work', contract: queue.readWork, untrusted, about: 'Read an inquiry or a registration' },
  {
    name: 'change_work',
    contract: queue.updateWork,
    untrusted,
    about: 'Change status or assignee of an inquiry or a registration',
    changes: { what: 'Status or assignee.', undo: 'Call change_work with the earlier values.' },
  },
  {
    name: 'add_note',
    contract: queue.addNote,
    untrusted,
    about: 'Add a note to an inquiry, a registration, a booking or a person',
    changes: {
      what: 'Adds a note that the team sees.',
      undo: 'Notes stay. Add another one that corrects it.',
    },
  },
  {
    name: 'set_next_step',
    contract: queue.setNextStep,
    untrusted,
    about: 'Set the next step with a day and an assignee',
    changes: {
      what: 'The one open next step, which replaces an earlier one.',
      undo: 'Call set_next_step with the earlier values, or finish_next_step.',
    },
  },
  {
    name: 'finish_next_step',
    contract: queue.finishStep,
    about: 'Finish the next step, or open it again',
    changes: { what: 'Whether the step is done.', undo: 'Call finish_next_step with `done` the other way.' },
  },
  { name: 'find_people', contract: person.listPeople, untrusted, about: 'Find people' },
  { name: 'read_person', contract: person.readPerson, untrusted, about: 'Read what is known about a person' },
  { name: 'find_articles', contract: blog.listArticles, about: 'Find articles and drafts by their title' },
  { name: 'read_draft', contract: blog.readArticle, about: 'Read the newest text of an article as Markdown' },
  { name: 'check_draft', contract: blog.checkArticle, about: "Check a draft: the list 'Before publishing'" },
  {
    name: 'write_draft',
    contract: blog.writeArticle,
    about: 'Write a draft of an article in Markdown',
    changes: { what: 'Adds a draft. Only editors see it.', undo: 'An editor moves it to the trash.' },
  },
  {
    name: 'revise_draft',
    contract: blog.reviseArticle,
    about: 'Change the draft of an article. The public text stays as it is',
    changes: { what: 'The draft.', undo: 'Versions keep the earlier text; an editor restores it.' },
  },
  {
    name: 'publish_article',
    contract: blog.publishArticle,
    about: 'Publish an article with its draft now, or take it back',
    changes: {
      what: 'What visitors of the site see.',
      undo: 'Call publish_article with the other action. Mails and webhooks that were sent stay sent.',
    },
  },
  {
    name: 'schedule_publication',
    contract: publication.planPublication,
    about: 'Plan to publish a document, or to take it back. Articles have the kind blogs',
    changes: { what: 'The plan, which replaces an earlier one.', undo: 'Call cancel_publication_plan.' },
  },
  {
    name: 'cancel_publication_plan',
    contract: publication.cancelPublication,
    about: 'Cancel the plan to publish a document, or to take it back',
    changes: { what: 'The plan.', undo: 'Call schedule_publication with the same day and time.' },
  },
  {
    name: 'list_newsletters',
    contract: newsletter.listIssues,
    about: 'The last newsletters with their figures',
  },
]

/** For everyone, and for keys with the scope `availability`. */
export const timeTools: readonly CallTool[] = [
  {
    name: 'list_call_types',
    contract: booking.listCallTypes,
    about: 'The types of calls that can be booked',
  },
  {
    name: 'next_free_times',
    contract: booking.readNextFree,
    about: 'The first free time of each of the next days',
  },
  { name: 'free_times', contract: booking.readAvailability, about: 'The free times of a day' },
]
