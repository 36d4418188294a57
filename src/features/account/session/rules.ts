const HOUR = 60 * 60

/** A session ends this long after its last use. */
export const IDLE_SECONDS = 24 * HOUR

/** A session ends this long after its sign-in, however much it is used. */
export const ABSOLUTE_SECONDS = 30 * 24 * HOUR

/** How exactly the last use is kept: one write a minute is enough. */
export const TOUCH_SECONDS = 60

/** An account has this many sessions at most, so that signing in over and over fills no table. */
export const MAX_SESSIONS = 50
