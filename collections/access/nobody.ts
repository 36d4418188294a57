/** Closed to every person; the server's own code passes `overrideAccess`. */
export const nobody = (): false => false
