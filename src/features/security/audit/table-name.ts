/** Table names of the specification. Others follow from the slug. */
const specified: Readonly<Record<string, string>> = { users: 'profiles' }

export const auditTable = (slug: string): string => specified[slug] ?? slug.replaceAll('-', '_')

/** The name for a collection's versions. The record id of their entries is the document's id. */
export const auditVersionsTable = (slug: string): string => `${auditTable(slug)}_versions`
