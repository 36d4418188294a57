import { APIError, type CollectionBeforeValidateHook } from 'payload'
import {
  isPublicationStatus,
  isPublishedKind,
  type PublicationStatus,
  settledStatus,
} from '@/features/publication/rules'
import { askedOf } from './asked-write'
import { readStored } from './stored-before'

const refusals = {
  contradiction: 'status and _status contradict each other. Reload the document, or send one of the two.',
  changed:
    'This document has changes that are not public. Say status "published" to publish them with this one, or draft=true to keep both as a draft.',
} as const

/** Keeps `status` and the CMS's `_status` equal. */
export const settleStatus =
  (initial: PublicationStatus): CollectionBeforeValidateHook =>
  async ({ data, operation, originalDoc, collection, req }) => {
    const asked = askedOf(req, collection.slug)
    if (!data || !asked || !isPublishedKind(collection.slug)) return data
    // The field rejects values that are not a status.
    if (!asked.draft && asked.status != null && !isPublicationStatus(asked.status)) return data
    const stored =
      operation === 'update' ? await readStored(req, collection.slug, originalDoc?.id) : undefined
    const settled = settledStatus(asked, {
      stored: stored?.status ?? undefined,
      initial,
      changed: originalDoc?._status === 'draft',
    })
    if ('refused' in settled)
      throw new APIError(refusals[settled.refused], 409, { code: 'conflict', field: 'status' }, true)
    const { status } = settled
    const isPublic = status === 'published' && !asked.draft
    return { ...data, status, _status: isPublic ? 'published' : 'draft' }
  }
