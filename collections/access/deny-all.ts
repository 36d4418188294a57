/** Rejects every caller. The server's own code passes `overrideAccess`. */
export const denyAll = (): false => false
