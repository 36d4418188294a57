import { denyAll } from './deny-all'

/** Only the server's own code can read and write the field. */
export const serverOnly = { create: denyAll, read: denyAll, update: denyAll }

/** Readers of the document see the field. No request can set it. */
export const setByServer = { create: denyAll, update: denyAll }
