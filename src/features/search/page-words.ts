/** Extra search words for fixed pages, never shown. Figures are placeholders. */
export const pageWords: Readonly<Record<string, string>> = {
  '/pricing': 'Price list, prices, costs, fees, rates, packages, subscription.',
  '/contact':
    'Opening hours, business hours: {businessHours}. Reach us by email, live chat or message. Phone number, address and location.',
  '/book-call':
    'Book a call, an appointment or a meeting of {callMinutes} minutes, of which the audit takes {auditMinutes}. Booking, schedule, calendar, demo, consultation. Move, reschedule or cancel it.',
  '/privacy': 'GDPR, cookies, data protection. Where data is stored.',
  '/terms': 'Contract, agreement, payment, refund, money back, cancellation.',
  '/imprint': 'Company, address, register, legal notice.',
}
