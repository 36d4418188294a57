import { randomBytes } from 'node:crypto'

/** An address that no other test uses. */
export const uniqueEmail = () => `${randomBytes(6).toString('hex')}@example.com`
