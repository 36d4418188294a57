/** The specification's names of tables; all others are called after their slug. */
const specified: Readonly<Record<string, string>> = { users: 'profiles' }

/** What the audit log calls the table of a collection or global. */
export const auditTable = (slug: string): string => specified[slug] ?? slug.replaceAll('-', '_')

/** What it calls the versions of a collection. The record id of their entries is the document's. */
export const auditVersionsTable = (slug: string): string => `${auditTable(slug)}_versions`
