const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** Returns true if a value has the form of this site's document ids. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)
