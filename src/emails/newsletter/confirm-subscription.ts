import { type Brand, renderMessage } from '../message'

/** To a new subscriber. No other mail is sent before they confirm. */
export function confirmSubscription(
  brand: Brand,
  { confirmUrl, validHours }: { confirmUrl: string; validHours: number },
) {
  return renderMessage(brand, {
    subject: `Confirm your subscription to the ${brand.name} newsletter`,
    heading: 'One click to subscribe',
    paragraphs: [
      `You asked for the ${brand.name} newsletter: one email a week, on Tuesday, with one automation worth knowing.`,
      `Please confirm within ${validHours} hours.`,
    ],
    action: { label: 'Confirm subscription', url: confirmUrl },
    closing: ['If this was not you, ignore this email. You will not hear from us again.'],
  })
}
