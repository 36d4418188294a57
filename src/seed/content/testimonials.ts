import type { SeedTestimonial } from './types'

// Sample content: replace with statements from real clients, given with their consent, before launch.
export const testimonials: readonly SeedTestimonial[] = [
  {
    quote:
      'Inquiries used to wait until someone had time to type them into the CRM. Now they are there before I have finished reading them. We get about three hours back each week, and we no longer have duplicates.',
    name: 'Marta Lindqvist',
    role: 'Office manager',
    company: 'Lindqvist Interiors, a studio of nine',
  },
  {
    quote:
      'I liked that they advised against my first idea and showed me why. We automated supplier invoices instead. It took two weeks including testing, and month-end is a day shorter.',
    name: 'Daniel Okafor',
    role: 'Managing director',
    company: 'Northgate Cycle Parts, a wholesaler of twenty-two',
  },
]
