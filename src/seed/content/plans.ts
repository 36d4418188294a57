import type { SeedAddOn, SeedPlan } from './types'

/** Rows of the comparison table, in order; every plan fills each of them. */
const comparisonRows = [
  'Audit call',
  'Workflows included',
  'Delivery time',
  'Written roadmap with hours and ROI',
  'Systems connected',
  'AI steps',
  'Testing with your real cases',
  'Monitoring and alerts',
  'Training sessions',
  'Documentation and handover',
  'Data processing agreement',
  'Support after launch',
  'Named contact',
] as const

type Comparison = Record<(typeof comparisonRows)[number], string | boolean>

const auditComparison: Comparison = {
  'Audit call': '30 minutes',
  'Workflows included': false,
  'Delivery time': 'Next working day',
  'Written roadmap with hours and ROI': 'Summary',
  'Systems connected': false,
  'AI steps': false,
  'Testing with your real cases': false,
  'Monitoring and alerts': false,
  'Training sessions': false,
  'Documentation and handover': false,
  'Data processing agreement': false,
  'Support after launch': false,
  'Named contact': false,
}

const fastTrackComparison: Comparison = {
  'Audit call': '{auditMinutes} minutes',
  'Workflows included': '1',
  'Delivery time': '1 week',
  'Written roadmap with hours and ROI': 'Summary',
  'Systems connected': 'Up to 3',
  'AI steps': '1',
  'Testing with your real cases': true,
  'Monitoring and alerts': true,
  'Training sessions': '1',
  'Documentation and handover': true,
  'Data processing agreement': true,
  'Support after launch': '1 month',
  'Named contact': false,
}

const scalePackComparison: Comparison = {
  'Audit call': '{auditMinutes} minutes',
  'Workflows included': 'Up to 5',
  'Delivery time': '4-6 weeks',
  'Written roadmap with hours and ROI': true,
  'Systems connected': 'Up to 10',
  'AI steps': 'In every workflow',
  'Testing with your real cases': true,
  'Monitoring and alerts': true,
  'Training sessions': '2',
  'Documentation and handover': true,
  'Data processing agreement': true,
  'Support after launch': '3 months',
  'Named contact': true,
}

const enterpriseComparison: Comparison = {
  'Audit call': '{auditMinutes} minutes',
  'Workflows included': 'As agreed',
  'Delivery time': 'By agreement',
  'Written roadmap with hours and ROI': true,
  'Systems connected': 'As agreed',
  'AI steps': 'In every workflow',
  'Testing with your real cases': true,
  'Monitoring and alerts': true,
  'Training sessions': 'As agreed',
  'Documentation and handover': true,
  'Data processing agreement': true,
  'Support after launch': 'Unlimited',
  'Named contact': true,
}

export const plans: readonly SeedPlan[] = [
  {
    name: 'Free Audit',
    slug: 'free-audit',
    description: 'Find out what is worth automating before you spend anything.',
    price: 'Free',
    period: '{auditMinutes} minutes{partOfCall}',
    features: [
      'Review of up to three processes',
      'Estimate of hours, cost and payback for each',
      'Advice on tools you already own',
      'Written summary the next working day',
    ],
    notIncluded: ['Building', 'Support after the call'],
    cta: { label: 'Book Free Audit', href: '/book-call' },
    popular: false,
    highlight: 'No obligation',
    orderIndex: 10,
    comparison: auditComparison,
  },
  {
    name: 'Fast Track',
    slug: 'fast-track',
    description: 'One well-defined workflow, built and tested with your real cases.',
    price: '$750',
    period: 'one workflow in {fastTrackTime}',
    features: [
      'One workflow, up to three systems',
      'One AI step where language has to be understood',
      'Tested with your real cases',
      'Alerts when something stops',
      'Walkthrough and one-page documentation',
      '{fastTrackSupport} of support',
    ],
    notIncluded: ['Custom user interfaces', 'Data migration', 'Named contact'],
    cta: { label: 'Start Fast Track', href: '/book-call' },
    popular: false,
    highlight: '',
    orderIndex: 20,
    comparison: fastTrackComparison,
  },
  {
    name: 'Scale Pack',
    slug: 'scale-pack',
    description: 'Up to five connected workflows for a team that has outgrown copying and pasting.',
    price: 'From $2,500',
    period: 'up to 5 workflows in {scalePackTime}',
    features: [
      'Up to five workflows, ten systems',
      'Process map and written roadmap with the arithmetic',
      'AI steps wherever they pay off',
      'Introduced one workflow at a time',
      'Two training sessions',
      'Review after 30 and 90 days',
      '{scalePackSupport} of support',
    ],
    notIncluded: ['Software licenses', 'Work on site'],
    cta: { label: 'Plan a Scale Pack', href: '/book-call' },
    popular: true,
    highlight: 'Most popular',
    orderIndex: 30,
    comparison: scalePackComparison,
  },
  {
    name: 'Enterprise',
    slug: 'enterprise',
    description: 'Several departments, your own security rules and a partner who stays.',
    price: 'Custom',
    period: 'by agreement',
    features: [
      'Workflows and systems as agreed',
      'Custom code, hosted in your environment',
      'Security review by your own rules',
      'Named contact and quarterly planning',
      'Training for administrators and teams',
      '{enterpriseSupport} support',
    ],
    notIncluded: ['Software licenses'],
    cta: { label: 'Talk to Us', href: '/contact' },
    popular: false,
    highlight: '',
    orderIndex: 40,
    comparison: enterpriseComparison,
  },
]

export const addOns: readonly SeedAddOn[] = [
  {
    name: 'Rush delivery',
    price: '+50% of project cost',
    description:
      'Your project goes to the front of the queue. A {fastTrackPrice} workflow would be {rushExamplePrice}.',
  },
  {
    name: 'Extra training',
    price: '$200 per session',
    description: 'Ninety minutes by video for up to eight people, recorded for those who join later.',
  },
  {
    name: 'Extended support',
    price: '$300 per month',
    description: 'Support continues after the included period: upkeep, questions and small adjustments.',
  },
  {
    name: 'Priority support',
    price: '$150 per month',
    description: 'Your requests are taken first, within the same business hours.',
  },
]
