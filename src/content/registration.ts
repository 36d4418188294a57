import type { LinkButton, PageMeta, TitledText } from './page-meta'

export const businessSizes = ['1-10', '11-50', '51-200', '201-1000', '1000+'] as const

export const industryOptions = [
  'Technology',
  'Healthcare',
  'Finance',
  'E-commerce',
  'Manufacturing',
  'Real Estate',
  'Marketing & Advertising',
  'Consulting',
  'Education',
  'Other',
] as const

export const automationInterests = [
  'Email & CRM Automation',
  'Social Media Management',
  'Invoice & Expense Processing',
  'Customer Support Automation',
  'Project Management',
  'Lead Generation & Nurturing',
  'Content Publishing',
  'Data Analysis & Reporting',
  'Voice Assistant Integration',
  'Custom Workflow Automation',
] as const

export const registrationBudgets = [
  'Under $5,000',
  '$5,000 - $15,000',
  '$15,000 - $50,000',
  '$50,000 - $100,000',
  '$100,000+',
] as const

export const registrationTimelines = [
  'Immediate (1-2 weeks)',
  'Soon (1-2 months)',
  'Planning (3-6 months)',
  'Future (6+ months)',
] as const

export const businessSizeLabel = (size: string): string =>
  /^[\d+-]+$/.test(size) ? `${size} employees` : size

export const registrationMeta: PageMeta = {
  title: 'Client Registration',
  description: 'Complete your registration so that we can prepare your discovery call.',
}

export const registrationCopy = {
  headline: (brandName: string): string => `Welcome to ${brandName}`,
  intro:
    'A few questions help us prepare. This takes about five minutes. Fields with an asterisk are required.',
  sections: {
    personal: 'Personal Information',
    business: 'Business Information',
    interests: 'Automation Interests',
    project: 'Project Details',
  },
  interestsHint: 'Choose as many as you like.',
  challengesLabel: 'Current challenges',
  challengesHint: 'Which task costs your team the most time, and how often does it come up?',
  checkingTitle: 'Your invitation',
  invalidTitle: 'Invalid Invitation',
  invalidText: 'This invitation link is invalid or has expired.',
} as const

export interface NextStep extends TitledText {
  when: string
}

export const registrationSuccessMeta: PageMeta = {
  title: 'After the Registration',
  description: 'What happens after a registration.',
}

export const registrationSuccess = {
  headline: 'Registration Complete!',
  intro: 'Thank you for completing your registration. Our team will be in touch soon.',
  promise: 'You will hear from us within 24 hours.',
  stepsTitle: 'What happens next',
  stranger: {
    headline: 'What happens after registration',
    intro: 'This is what happens once a client has registered through an invitation link.',
  },
} as const

export const nextSteps: readonly NextStep[] = [
  {
    title: 'Initial review',
    when: '24 hours',
    description: 'We read your answers, look at the tools you named and note our questions.',
  },
  {
    title: 'Discovery call',
    when: '2-3 days',
    description: 'We go through one or two processes together and agree on what to examine closely.',
  },
  {
    title: 'Custom proposal',
    when: '1 week',
    description: 'You receive a scope, a fixed price and the expected saving, with the arithmetic shown.',
  },
]

export const registrationLinks: readonly LinkButton[] = [
  { label: 'Automation Ideas', href: '/automation-ideas' },
  { label: 'Services', href: '/services' },
  { label: 'Blog', href: '/blog' },
  { label: 'Contact', href: '/contact' },
  { label: 'Book a Call', href: '/book-call' },
  { label: 'Home', href: '/' },
]
