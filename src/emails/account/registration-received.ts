import { type Brand, type RenderedMessage, renderMessage } from '../message'

export const registrationReceived = (brand: Brand, { name }: { name: string }): RenderedMessage =>
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
