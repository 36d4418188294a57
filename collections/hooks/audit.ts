import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload'
import { recordChange } from '@/features/security/record-change'

/** Writes each creation and change of the collection's documents into the audit log, in the same transaction. */
export const auditWrite =
  (tableName: string): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req }) => {
    const created = operation === 'create'
    await recordChange(req, {
      action: created ? 'INSERT' : 'UPDATE',
      tableName,
      recordId: String(doc.id),
      before: created ? undefined : previousDoc,
      after: doc,
    })
  }

/** Writes each deletion into the audit log, in the same transaction. */
export const auditDelete =
  (tableName: string): CollectionAfterDeleteHook =>
  async ({ doc, id, req }) => {
    await recordChange(req, { action: 'DELETE', tableName, recordId: String(id), before: doc })
  }

/** Writes each change of a global into the audit log, in the same transaction. */
export const auditGlobal =
  (tableName: string): GlobalAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    await recordChange(req, {
      action: 'UPDATE',
      tableName,
      recordId: String(doc.id ?? ''),
      before: previousDoc,
      after: doc,
    })
  }
