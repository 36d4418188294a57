import { nobody } from './nobody'

/** A field that no person reads or sets over any interface; the server's own code does. */
export const serverOnly = { create: nobody, read: nobody, update: nobody }

/** A field that is counted, computed or derived: readers of the document see it, no request sets it. */
export const setByServer = { create: nobody, update: nobody }
