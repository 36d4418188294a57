import { type Brand, renderMessage } from '../message'
import { openingOf } from '../opening'

/** To a new subscriber. No other mail is sent before they confirm. */
export function confirmSubscription(
  brand: Brand,
  { confirmUrl, validHours }: { confirmUrl: string; validHours: number },
) {
  return renderMessage(brand, {
    ...openingOf(brand, 'newsletter-confirmation', {}, [`Please confirm within ${validHours} hours.`]),
    heading: 'One click to subscribe',
    action: { label: 'Confirm subscription', url: confirmUrl },
    closing: ['If this was not you, ignore this email. You will not hear from us again.'],
  })
}
