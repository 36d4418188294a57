import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { env } from '@/env'
import { hashPassword } from '@/features/account/password/hash'
import { storePassword } from '@/features/account/password/mutations'
import { createAccount } from '@/features/account/people/mutations'
import { SEEDED_NAME } from '@/features/account/people/seeded-name'
import { inTransaction } from '@/lib/db/transaction'
import { seedPageCopy } from './page-copy'

/** Readable and within the password rules: lower case, upper case and digits. */
const newPassword = () => `Qw1-${randomBytes(15).toString('base64url')}`

/**
 * Makes the first super admin when there is no account yet. Without ADMIN_PASSWORD the password is
 * random and printed here, this once; it is stored nowhere in the clear.
 */
async function firstSuperAdmin(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true })
  if (totalDocs > 0) return
  const password = env.ADMIN_PASSWORD ?? newPassword()
  const passwordHash = await hashPassword(password)
  await inTransaction({ payload }, async (req) => {
    const person = { email: env.ADMIN_EMAIL, fullName: SEEDED_NAME, role: 'super_admin' } as const
    const { id } = await createAccount(req, person)
    await storePassword(req, id, passwordHash)
    // Until a super admin chooses another address, notices of bookings reach the person who is there. A call in the next
    // hour surprises a team that has not set this up yet. Without Google, nothing makes a link to a call.
    await payload.updateGlobal({
      slug: 'calendar-settings',
      data: { adminEmail: env.ADMIN_EMAIL, minimumNoticeHours: 4, meetingKind: 'later' },
      context: { disableRevalidate: true },
      overrideAccess: true,
      req,
    })
  })
  const secret = env.ADMIN_PASSWORD ? 'as set in ADMIN_PASSWORD' : `${password}   (shown only now)`
  process.stdout.write(
    ['', '  The first super admin', `    Email:    ${env.ADMIN_EMAIL}`, `    Password: ${secret}`, ''].join(
      '\n',
    ),
  )
}

/** Fills an empty database; what is there already is never touched. */
export async function seed(payload: Payload): Promise<void> {
  await firstSuperAdmin(payload)
  // Its readers are of no use to a site that has content.
  const { seedContent } = await import('./seed-content')
  await seedContent(payload)
  await seedPageCopy(payload)
}
