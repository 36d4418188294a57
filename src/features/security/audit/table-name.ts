/** Table names of the specification. Others follow from the slug. */
const specified: Readonly<Record<string, string>> = { users: 'profiles' }

export const auditTable = (slug: string): string => specified[slug] ?? slug.replaceAll('-', '_')

export const auditVersionsTable = (slug: string): string => `${auditTable(slug)}_versions`
