import { type Brand, renderMessage } from '../message'

export const testMessage = (brand: Brand) =>
  renderMessage(brand, {
    subject: `Test email from ${brand.name}`,
    heading: 'The mail server works',
    paragraphs: [
      'You asked for this test email in Monitoring. It was sent the same way as confirmations and reminders.',
      "If you found it in the spam folder, look at the SPF, DKIM and DMARC records of the sender's domain.",
    ],
    action: { label: 'Open Monitoring', url: `${brand.siteUrl}/super-admin/monitoring` },
  })
