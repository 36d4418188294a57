import { type Brand, type Fact, renderMessage } from '../message'

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

function factsOf(registration: RegistrationFacts): Fact[] {
  return [
    { label: 'Name', value: registration.fullName },
    { label: 'Email', value: registration.email },
    { label: 'Phone', value: registration.phone },
    { label: 'Company', value: registration.companyName },
    { label: 'Size', value: `${registration.businessSize} employees` },
    { label: 'Industry', value: registration.industry },
    { label: 'Interests', value: registration.automationInterests.join('\n') },
    { label: 'Challenges', value: registration.currentChallenges },
    { label: 'Budget', value: registration.budgetRange },
    { label: 'Timeline', value: registration.timeline },
  ].filter(({ value }) => value !== '')
}

/** To the team: a client has registered. The phone number is stored nowhere else. */
export const registrationNotice = (brand: Brand, registration: RegistrationFacts, adminUrl: string) =>
  renderMessage(brand, {
    subject: `New client registration: ${registration.fullName}, ${registration.companyName}`,
    heading: 'New client registration',
    paragraphs: ['An invited client has registered. They expect to hear from you within 24 hours.'],
    quoted: { title: 'What the client told us', facts: factsOf(registration) },
    action: { label: 'Open the registration', url: adminUrl },
  })

export const registrationReceived = (brand: Brand, { name }: { name: string }) =>
  renderMessage(brand, {
    subject: `We received your registration with ${brand.name}`,
    heading: 'Thank you for registering',
    paragraphs: [
      `Hello ${name},`,
      "Your answers have arrived. We'll read them within 24 hours, and someone from our team will contact you.",
      'The discovery call follows in 2-3 days. You receive your proposal, with a fixed price, about 1 week later.',
    ],
    action: { label: 'Book your discovery call', url: `${brand.siteUrl}/book-call` },
    closing: [`If you want to add or correct something, write to ${brand.contactEmail}.`],
  })
