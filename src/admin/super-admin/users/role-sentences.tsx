import { Fragment } from 'react'

const sentences = [
  ['user', 'Sees a dashboard with their own projects and calls, but not the back office.'],
  ['admin', 'Writes and publishes content, and answers inquiries.'],
  [
    'admin who takes calls',
    'Also sees all bookings with contact details, confirms and moves them, and enters outcomes. Cannot change the settings.',
  ],
  ['super_admin', 'Can do everything, including in this back office.'],
] as const

export function RoleSentences() {
  return (
    <dl className="grid gap-x-4 gap-y-1 text-soft text-xs sm:grid-cols-[auto_1fr]">
      {sentences.map(([role, sentence]) => (
        <Fragment key={role}>
          <dt className="font-semibold">{role}</dt>
          <dd>{sentence}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
