import type { PageMeta } from './page-meta'

/** Pages that links in newsletter mails open. Each acts only when its button is pressed. */
export interface NewsletterLinkPage {
  meta: PageMeta
  headline: string
  intro: string
  button: string
  action: 'confirm' | 'unsubscribe'
  doneTitle: string
  doneText: string
}

export const confirmNewsletter: NewsletterLinkPage = {
  meta: {
    title: 'Confirm Your Subscription',
    description: 'Confirm that you want one useful automation a week by email.',
  },
  headline: 'One click to subscribe',
  intro: 'You asked for one useful automation a week. Please confirm your subscription.',
  button: 'Confirm subscription',
  action: 'confirm',
  doneTitle: 'You are subscribed',
  doneText: 'The next issue comes on Tuesday. Every email has a link to unsubscribe.',
}

export const leaveNewsletter: NewsletterLinkPage = {
  meta: {
    title: 'Unsubscribe From the Newsletter',
    description: 'Leave the list of our weekly newsletter with one click.',
  },
  headline: 'Leave the newsletter',
  intro: 'We are sorry to see you go. One click, and you get no more issues.',
  button: 'Unsubscribe',
  action: 'unsubscribe',
  doneTitle: 'You are unsubscribed',
  doneText: 'You will not get any more issues. You can subscribe again at any time.',
}
