/** What placeholders of a template stand for. */
export const replyPlaceholders = {
  name: 'name of the person',
  firstName: 'first word of the name',
  company: 'their company',
  myName: 'your name',
  siteName: 'name of the site',
  bookingLink: 'address of the booking page',
} as const

/** The id of an answer's mail, from the note that keeps it. */
export const answerMailId = (noteId: string) => `reply-${noteId}`

export type ReplyValues = Record<keyof typeof replyPlaceholders, string>
