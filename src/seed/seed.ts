import type { Payload } from 'payload'
import { firstSuperAdmin } from './first-super-admin'
import { seedPageCopy } from './page-copy'
import { seedContent } from './seed-content'

/** Fills an empty database; what is there already is never touched. */
export async function seed(payload: Payload): Promise<void> {
  await firstSuperAdmin(payload)
  await seedContent(payload)
  await seedPageCopy(payload)
}
