import type { Scope } from '@/lib/http/scopes'

export const scopeWords: Record<Scope, string> = {
  availability: 'See free times and types of calls',
  'bookings:read': 'Read calls',
  'bookings:write': 'Book, change, move and cancel calls',
  'leads:read': 'Read inquiries, registrations and next steps',
  'leads:write': 'Change inquiries and registrations, add notes and next steps',
  'people:read': 'Find people and read what is known about them',
  'content:read': 'Read articles, drafts too',
  'content:write': 'Write drafts and upload pictures',
  'content:publish': 'Publish, schedule and take back articles',
  'newsletter:read': 'Read newsletters and their figures',
}
