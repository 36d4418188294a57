/** The name of the first account, until its owner says one. */
export const SEEDED_NAME = 'Owner'
