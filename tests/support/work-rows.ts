import { registered } from './client-registration'
import { post, runSql, type Visitor } from './site'
import { uniqueEmail } from './unique'

/** Sends the contact form. */
export async function inquire(email = uniqueEmail()) {
  const message = 'We type invoices by hand.\nEvery day.'
  await post('contact', {}, { name: 'Ada Lovelace', email, message })
  const [row] = await runSql<{
    id: string
  }>`SELECT id FROM inquiries WHERE email = ${email} ORDER BY created_at DESC LIMIT 1`
  return { kind: 'inquiry', id: String(row?.id), email } as const
}

/** Invites an address and registers in its place. */
export async function register(owner: Visitor, email = uniqueEmail(), more: object = {}) {
  await registered(owner, email, more)
  const [row] = await runSql<{
    id: string
  }>`SELECT c.id FROM client_registrations c JOIN invitations i ON i.id = c.invitation_id WHERE i.email = ${email}`
  if (!row) throw new Error('The registration was not stored')
  return { kind: 'registration', id: row.id } as const
}
