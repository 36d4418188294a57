import type { Contract } from '@/lib/http/contract'

const noArticle = 'The article no longer exists.'
const message = async () => (await import('@/lib/http/answers')).message
const token = async () => (await import('./schema')).newsletterTokenSchema
const letter = async () => (await import('./issue/schema')).letterSchema
const issueId = async () => (await import('./issue/schema')).issueIdSchema
const status = async () => (await import('./answers')).issueStatus

export const subscribe = {
  at: 'POST /api/newsletter',
  who: 'public',
  about: 'Ask for the newsletter. A mail with a link to confirm follows.',
  input: async () => (await import('./schema')).subscriptionSchema,
  answers: { 202: message },
} as const satisfies Contract

export const confirmSubscription = {
  at: 'POST /api/newsletter/confirm',
  who: 'by secret',
  about: 'Confirm a subscription with the token of its mail',
  input: token,
  answers: { 200: async () => (await import('./answers')).confirmed },
  refusals: { 404: 'The link is no longer valid.' },
} as const satisfies Contract

export const unsubscribe = {
  at: 'POST /api/newsletter/unsubscribe',
  who: 'by secret',
  about: 'End a subscription with the token of a newsletter, in the body or the query',
  input: token,
  answers: { 200: async () => (await import('./answers')).unsubscribed },
  refusals: { 404: 'The link is not known.' },
} as const satisfies Contract

export const openUnsubscribe = {
  at: 'GET /api/newsletter/unsubscribe',
  who: 'public',
  about:
    'Leads people who open the address of the List-Unsubscribe header to the page that asks. Changes nothing.',
  answers: { 303: null },
} as const satisfies Contract

export const exportSubscribers = {
  at: 'GET /api/subscribers/export',
  who: 'admin',
  recent: true,
  about: 'All subscribers as a table',
  answers: { 200: 'text/csv' },
} as const satisfies Contract

export const previewIssue = {
  at: 'POST /api/newsletter-preview',
  who: 'admin',
  about: 'The newsletter of an article as subscribers would get it',
  input: letter,
  answers: { 200: async () => (await import('./answers')).preview },
  refusals: { 404: noArticle },
} as const satisfies Contract

export const testIssue = {
  at: 'POST /api/newsletter-test',
  who: 'admin',
  about: 'Send the newsletter of an article to yourself',
  input: letter,
  answers: { 202: async () => (await import('./answers')).tested },
  refusals: { 404: noArticle },
} as const satisfies Contract

export const sendIssue = {
  at: 'POST /api/newsletter-send',
  who: 'admin',
  about: 'Send an article to all confirmed subscribers, now or later',
  input: async () => (await import('./issue/schema')).sendSchema,
  answers: { 201: async () => (await import('./answers')).issue },
  refusals: { 404: noArticle, 409: 'The article is not public, was sent already, or no one would get it.' },
} as const satisfies Contract

export const stopIssue = {
  at: 'POST /api/newsletter-stop',
  who: 'admin',
  about: 'Cancel a scheduled newsletter, or stop one that is being sent',
  input: issueId,
  answers: { 200: status },
  refusals: { 404: 'It was already sent or cancelled.' },
} as const satisfies Contract

export const resumeIssue = {
  at: 'POST /api/newsletter-resume',
  who: 'admin',
  about: 'Send a stopped newsletter to the subscribers who have not received it',
  input: issueId,
  answers: { 200: status },
  refusals: { 404: 'It was not stopped.' },
} as const satisfies Contract

export const listIssues = {
  at: 'GET /api/team/newsletters',
  who: 'admin',
  scope: 'newsletter:read',
  about: 'The last newsletters with their figures, and how many people would get the next one',
  answers: { 200: async () => (await import('./answers')).issues },
} as const satisfies Contract
