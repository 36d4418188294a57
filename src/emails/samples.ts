import * as account from './account/account-messages'
import { choosePassword, invitation, registrationReceived } from './account/invitation-mails'
import type { MailedBooking, VisitorMail } from './booking/booking-facts'
import { visitorMail } from './booking/visitor-mails'
import { inquiryReceived } from './inquiry/inquiry-messages'
import type { MailKey } from './mail-texts'
import type { Brand, RenderedMessage } from './message'
import { confirmSubscription } from './newsletter/confirm-subscription'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const person = { name: 'Ada Lovelace', email: 'ada@example.com' }
const token = 'sample'

interface Sample {
  brand: Brand
  /** The samples' dates are after it. */
  now: Date
  /** IANA name. */
  timezone: string
  hour12?: boolean
}

function bookingMail({ brand, now, timezone, hour12 }: Sample): VisitorMail {
  const start = new Date(Math.floor(now.getTime() / DAY_MS + 7) * DAY_MS + 9 * HOUR_MS)
  const booking: MailedBooking = {
    ...person,
    id: 'sample',
    status: 'confirmed',
    callType: 'Automation call',
    start,
    end: new Date(start.getTime() + HOUR_MS),
    timezone,
    hour12,
    meetLink: 'https://video.example.com/sample',
  }
  return { brand, booking, manageUrl: `${brand.siteUrl}/bookings/manage?token=${token}` }
}

const samples: Readonly<Record<MailKey, (sample: Sample) => RenderedMessage>> = {
  'booking-held': (sample) => visitorMail('held', bookingMail(sample)),
  'booking-received': (sample) => visitorMail('received', bookingMail(sample)),
  'booking-confirmed': (sample) => visitorMail('confirmed', bookingMail(sample)),
  'booking-rebooked': (sample) => visitorMail('rebooked', bookingMail(sample)),
  'booking-moved': (sample) => {
    const mail = bookingMail(sample)
    return visitorMail('rescheduled', {
      ...mail,
      previousStart: new Date(mail.booking.start.getTime() - DAY_MS),
    })
  },
  'booking-changed': (sample) => visitorMail('rescheduled', bookingMail(sample)),
  'booking-link-changed': (sample) => visitorMail('link_changed', bookingMail(sample)),
  'booking-reminder': (sample) => visitorMail('reminder', bookingMail(sample)),
  'booking-cancelled': (sample) => visitorMail('cancelled', bookingMail(sample)),
  'inquiry-received': ({ brand }) => inquiryReceived(brand, { ...person, message: '' }),
  'newsletter-confirmation': ({ brand }) =>
    confirmSubscription(brand, {
      confirmUrl: `${brand.siteUrl}/newsletter/confirm?token=${token}`,
      validHours: 48,
    }),
  invitation: ({ brand, now }) =>
    invitation(brand, { token, expiresAt: new Date(now.getTime() + 14 * DAY_MS) }),
  'registration-received': ({ brand }) => registrationReceived(brand, person),
  'confirm-sign-up': ({ brand, now }) =>
    account.confirmSignUp(brand, {
      ...{ name: person.name, token, at: now.toISOString(), device: 'Firefox on Linux' },
      oneOfSeveral: false,
    }),
  welcome: ({ brand }) => account.welcome(brand, person),
  'choose-password': ({ brand, now }) =>
    choosePassword(brand, {
      ...{ name: person.name, token, role: 'user', by: 'Grace Hopper' },
      expiresAt: new Date(now.getTime() + DAY_MS).toISOString(),
    }),
  'reset-password': ({ brand }) => account.resetPassword(brand, { token }),
  'confirm-new-email': ({ brand }) => account.confirmNewEmail(brand, { token }),
}

/** A mail with invented data, for previews and tests. Its links lead to pages that say that they are no longer valid. */
export const sampleMail = (key: MailKey, sample: Sample): RenderedMessage => samples[key](sample)
