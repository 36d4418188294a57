/** For a field that is a column of a list, and nothing to write. */
export const NoField = () => null
