import * as blog from '@/features/blog/calls'
import * as booking from '@/features/booking/calls'
import * as desk from '@/features/booking/desk/calls'
import { setLead } from '@/features/lead/calls'
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

/** A tool says what its call says. It takes the version as an argument. */
const read = (name: string, contract: Contract): CallTool => ({
  ...{ name, contract },
  about: contract.about.replace(' Its ETag is for If-Match.', ''),
})

const change = (name: string, contract: Contract, what: string, undo: string): CallTool => ({
  ...read(name, contract),
  changes: { what, undo },
})

const MAIL = 'The visitor gets a mail after 12 seconds.'
const UNDO = 'Call undo_booking with its id and `calendarSequence` as `sequence` before `undoUntil`'

/** Their answers have texts of visitors and clients. */
const aboutPeople: readonly CallTool[] = [
  read('what_waits', queue.listToday),
  read('find_bookings', desk.listBookings),
  read('read_booking', desk.readBooking),
  change(
    'change_booking',
    booking.patchBooking,
    `Status, outcome note or start. ${MAIL}`,
    `${UNDO}, or change it again.`,
  ),
  change('move_booking', desk.moveBooking, `The start of the call. ${MAIL}`, `${UNDO}.`),
  change(
    'undo_booking',
    desk.undoBooking,
    'The booking, which is as before its last change.',
    'Make the change again.',
  ),
  change(
    'book_for_visitor',
    desk.bookForVisitor,
    'Adds a booking. The visitor gets a mail unless `notifyVisitor` is false.',
    'Call cancel_bookings with its id.',
  ),
  read('find_work', queue.listWork),
  read('read_work', queue.readWork),
  change('change_work', queue.updateWork, 'Status or assignee.', 'Call change_work with the earlier values.'),
  change(
    'add_note',
    queue.addNote,
    'Adds a note that the team sees.',
    'Notes stay. Add another one that corrects it.',
  ),
  change(
    'set_next_step',
    queue.setNextStep,
    'The one open next step, which replaces an earlier one.',
    'Call set_next_step with the earlier values, or finish_next_step.',
  ),
  change(
    'set_stage',
    setLead,
    'Stage, value and expected month, and with won or lost the status of the open work of the person.',
    'Call set_stage with the earlier values.',
  ),
  read('find_people', person.listPeople),
  read('read_person', person.readPerson),
]

/** For assistants with an API key, by its scopes. */
export const teamTools: readonly CallTool[] = [
  ...aboutPeople.map((tool) => ({ ...tool, untrusted: true as const })),
  read('overview_figures', desk.readFigures),
  change(
    'confirm_bookings',
    desk.confirmBookings,
    `The status. ${MAIL}`,
    'Set the status with change_booking.',
  ),
  change(
    'cancel_bookings',
    desk.cancelBookings,
    `The status. ${MAIL}`,
    'Set the status with change_booking; the time may be taken by then.',
  ),
  change(
    'finish_next_step',
    queue.finishStep,
    'Whether the step is done.',
    'Call finish_next_step with `done` the other way.',
  ),
  read('find_articles', blog.listArticles),
  read('read_draft', blog.readArticle),
  read('check_draft', blog.checkArticle),
  change(
    'write_draft',
    blog.writeArticle,
    'Adds a draft. Only editors see it.',
    'An editor moves it to the trash.',
  ),
  change(
    'revise_draft',
    blog.reviseArticle,
    'The draft.',
    'Versions keep the earlier text; an editor restores it.',
  ),
  change(
    'publish_article',
    blog.publishArticle,
    'What visitors of the site see.',
    'Call publish_article with the other action. Mails and webhooks that were sent stay sent.',
  ),
  change(
    'schedule_publication',
    publication.planPublication,
    'The plan, which replaces an earlier one. Articles have the kind blogs.',
    'Call cancel_publication_plan.',
  ),
  change(
    'cancel_publication_plan',
    publication.cancelPublication,
    'The plan.',
    'Call schedule_publication with the same day and time.',
  ),
  read('list_newsletters', newsletter.listIssues),
]

/** For everyone, and for keys with the scope `availability`. */
export const timeTools: readonly CallTool[] = [
  read('list_call_types', booking.listCallTypes),
  read('next_free_times', booking.readNextFree),
  read('free_times', booking.readAvailability),
]
