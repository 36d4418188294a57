export const retentionKinds = ['bookings', 'inquiries', 'registrations', 'subscribers'] as const
export type RetentionKind = (typeof retentionKinds)[number]

/** After how many months data of each kind is deleted. Null: never. */
export type Retention = Record<RetentionKind, number | null>

export const defaultMonths = 24

export const defaultRetention: Retention = {
  bookings: defaultMonths,
  inquiries: defaultMonths,
  registrations: defaultMonths,
  subscribers: defaultMonths,
}

const after = (months: number | null, moment: string, never: string) =>
  months === null ? never : `${months} ${months === 1 ? 'month' : 'months'} after ${moment}`

export const keepTimes = ({ bookings, inquiries, registrations, subscribers }: Retention) => ({
  bookingKeepTime: after(bookings, 'the call', 'as long as we need it to hold the call and follow up on it'),
  inquiryKeepTime: after(
    inquiries,
    'we last worked on it',
    'as long as we need it to answer you and to do what we agreed on',
  ),
  registrationKeepTime: after(
    registrations,
    'we last worked on it',
    'as long as we need it for the offer and the project',
  ),
  subscriberKeepTime: after(subscribers, 'you asked for it', 'until you ask us to delete it'),
})
