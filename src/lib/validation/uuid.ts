const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** Whether a value has the form of the ids of this site's documents. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)
