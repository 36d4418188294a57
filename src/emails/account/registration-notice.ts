import { type Brand, type Fact, type RenderedMessage, renderMessage } from '../message'

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

function toldFacts(told: RegistrationFacts): Fact[] {
  return [
    { label: 'Name', value: told.fullName },
    { label: 'E-mail', value: told.email },
    { label: 'Phone', value: told.phone },
    { label: 'Company', value: told.companyName },
    { label: 'Size', value: `${told.businessSize} employees` },
    { label: 'Industry', value: told.industry },
    { label: 'Interests', value: told.automationInterests.join('\n') },
    { label: 'Challenges', value: told.currentChallenges },
    { label: 'Budget', value: told.budgetRange },
    { label: 'Timeline', value: told.timeline },
  ].filter(({ value }) => value !== '')
}

/** To the team: a client has registered. The phone number stands here alone; it is stored nowhere. */
export const registrationNotice = (
  brand: Brand,
  told: RegistrationFacts,
  adminUrl: string,
): RenderedMessage =>
  renderMessage(brand, {
    subject: `New client registration: ${told.fullName}, ${told.companyName}`,
    heading: 'New client registration',
    paragraphs: ['An invited client has registered. They expect to hear from you within 24 hours.'],
    facts: [],
    quoted: { title: 'What the client told us', facts: toldFacts(told) },
    action: { label: 'Open the registration', url: adminUrl },
  })
