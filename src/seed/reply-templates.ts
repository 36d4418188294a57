import type { PayloadRequest } from 'payload'

/** Answers that a team can begin with, and change or delete. */
const templates = [
  {
    title: 'Offer a call',
    subject: 'Your message to {siteName}',
    text: 'Hello {firstName},\n\nThank you for your message. The quickest way to find out what helps you is a short call. Choose a time that suits you: {bookingLink}\n\nBest regards\n{myName}',
  },
  {
    title: 'Ask for details',
    subject: 'A question about your message',
    text: 'Hello {firstName},\n\nThank you for your message. To answer it well, I would like to know a little more: which steps do you do by hand today, how often, and with which programs?\n\nBest regards\n{myName}',
  },
  {
    title: 'Follow up',
    subject: 'Do you still have questions?',
    text: 'Hello {firstName},\n\nI have not heard from you since my last message. Do you still have questions? Just reply to this email, or choose a time for a call: {bookingLink}\n\nBest regards\n{myName}',
  },
] as const

/** The first templates of a new site. */
export async function seedReplyTemplates(req: PayloadRequest): Promise<void> {
  const { totalDocs } = await req.payload.count({ collection: 'reply-templates', overrideAccess: true, req })
  if (totalDocs > 0) return
  for (const data of templates)
    await req.payload.create({ collection: 'reply-templates', data: { ...data }, overrideAccess: true, req })
}
