import { nobody } from './nobody'

/** Only the server's own code can read and write the field. */
export const serverOnly = { create: nobody, read: nobody, update: nobody }

/** Readers of the document see the field. No request can set it. */
export const setByServer = { create: nobody, update: nobody }
