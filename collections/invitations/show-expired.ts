import type { CollectionAfterReadHook } from 'payload'
import type { Invitation } from '@/payload-types'

/** Nothing happens at the moment of expiry: a pending invitation whose time is over simply reads as expired. */
export const showExpired: CollectionAfterReadHook<Invitation> = ({ doc }) =>
  doc.status === 'pending' && doc.expiresAt && Date.parse(doc.expiresAt) <= Date.now()
    ? { ...doc, status: 'expired' }
    : doc
