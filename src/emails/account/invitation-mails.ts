import { businessSizeLabel } from '@/content/registration'
import { longDateInZone } from '@/lib/time/format'
import { shownPhone } from '@/lib/validation/phone-number'
import { readableAddress } from '@/lib/validation/readable-address'
import { type Brand, renderMessage } from '../message'
import { openingOf } from '../opening'
import { page } from './account-messages'

export const invitation = (brand: Brand, { token, expiresAt }: { token: string; expiresAt: Date }) =>
  renderMessage(brand, {
    ...openingOf(brand, 'invitation', {}),
    heading: 'You are invited',
    facts: [['Valid until', longDateInZone(expiresAt, 'UTC')]],
    action: { label: 'Start your registration', url: page(brand, '/client-register', token) },
    closing: ['The link is for you only and works once.'],
  })

const ROLES = { super_admin: 'super admin', admin: 'admin', user: 'user' }

export interface MailedColleague {
  token: string
  name: string
  role: keyof typeof ROLES
  /** Full name of the person who added them. Null if that account has none. */
  by: string | null
  expiresAt: string
}

export const choosePassword = (brand: Brand, { token, name, role, by, expiresAt }: MailedColleague) =>
  renderMessage(brand, {
    ...openingOf(brand, 'choose-password', { name, addedBy: by ?? `The team of ${brand.name}` }),
    heading: 'Choose your password',
    facts: [
      ['Your role', ROLES[role]],
      ['Valid until', `${longDateInZone(new Date(expiresAt), 'UTC')} (UTC)`],
    ],
    action: { label: 'Choose a password', url: page(brand, '/auth?mode=reset', token) },
    closing: [
      'The link is for you only and works once. If it has expired, choose Forgot password on the sign-in page, or ask for a new one.',
      'If you do not know what this is about, you can ignore this email. The account cannot be used without a password.',
    ],
  })

export interface RegistrationFacts {
  fullName: string
  email: string
  phone: string
  companyName: string
  businessSize: string
  industry: string
  currentChallenges: string
  automationInterests: string[]
  budgetRange: string
  timeline: string
}

export const registrationNotice = (brand: Brand, registration: RegistrationFacts, adminUrl: string) =>
  renderMessage(brand, {
    subject: `New client registration: ${registration.fullName}, ${registration.companyName}`,
    heading: 'New client registration',
    paragraphs: ['An invited client has registered. They expect to hear from you within 24 hours.'],
    quoted: {
      title: 'What the client told us',
      facts: [
        ['Name', registration.fullName],
        ['Email', readableAddress(registration.email)],
        ['Phone', shownPhone(registration.phone)],
        ['Company', registration.companyName],
        ['Size', businessSizeLabel(registration.businessSize)],
        ['Industry', registration.industry],
        ['Interests', registration.automationInterests.join('\n')],
        ['Challenges', registration.currentChallenges],
        ['Budget', registration.budgetRange],
        ['Timeline', registration.timeline],
      ],
    },
    action: { label: 'Open the registration', url: adminUrl },
  })

export const registrationReceived = (brand: Brand, { name }: { name: string }) =>
  renderMessage(brand, {
    ...openingOf(brand, 'registration-received', { name }),
    heading: 'Thank you for registering',
    action: { label: 'Book your discovery call', url: `${brand.siteUrl}/book-call` },
    closing: [`If you want to add or correct something, write to ${brand.contactEmail}.`],
  })
