/** The id behind a relationship, which is the id itself or the document. */
export const referenceId = (reference: string | { id: string } | null | undefined): string | null =>
  (typeof reference === 'object' ? reference?.id : reference) ?? null
