import { getSecurityAuditLog } from '@endpoints/security/security-endpoints'
import type { CollectionConfig } from 'payload'
import { denyAll, superAdminsOnly } from '../access/rules'
import { choice } from '../fields/simple-fields'

const readOnly = { readOnly: true }

/** The database rejects changes of entries, numbers them and chains their hashes (triggers in migrations). */
export const securityAuditLog: CollectionConfig = {
  slug: 'security-audit-log',
  lockDocuments: false,
  dbName: 'security_audit_log',
  labels: { singular: 'Audit entry', plural: 'Audit log' },
  admin: {
    group: 'Security',
    useAsTitle: 'action',
    defaultColumns: ['createdAt', 'action', 'tableName', 'userId', 'recordId', 'ipAddress'],
  },
  defaultSort: '-createdAt',
  endpoints: [getSecurityAuditLog],
  access: { create: denyAll, read: superAdminsOnly, update: denyAll, delete: denyAll, readVersions: denyAll },
  fields: [
    choice('action', 'Action', ['INSERT', 'UPDATE', 'DELETE'], {
      required: true,
      index: true,
      admin: readOnly,
    }),
    { name: 'tableName', type: 'text', required: true, index: true, label: 'Table', admin: readOnly },
    { name: 'recordId', type: 'text', label: 'Record ID', admin: readOnly },
    // Not a relationship, because the entry outlives the account.
    { name: 'userId', type: 'text', index: true, label: 'User', admin: readOnly },
    { name: 'oldValues', type: 'json', label: 'Before', admin: readOnly },
    { name: 'newValues', type: 'json', label: 'After', admin: readOnly },
    { name: 'ipAddress', type: 'text', label: 'IP address', admin: readOnly },
    { name: 'userAgent', type: 'text', label: 'User agent', admin: readOnly },
    { name: 'sequence', type: 'number', unique: true, label: 'Number', admin: readOnly },
    { name: 'previousHash', type: 'text', label: 'Hash before', admin: readOnly },
    { name: 'hash', type: 'text', label: 'Hash', admin: readOnly },
    // The key is not in the database, so database access alone cannot forge an entry.
    { name: 'mac', type: 'text', label: 'Seal', admin: readOnly },
  ],
}
