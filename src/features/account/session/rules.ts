const HOUR = 60 * 60

/** After the last use. */
export const IDLE_SECONDS = 24 * HOUR

export const ABSOLUTE_SECONDS = 30 * 24 * HOUR

export const TOUCH_SECONDS = 60

/** Limits the table's growth from repeated sign-ins. */
export const MAX_SESSIONS = 50
