/** A backup holds this lock, so that no file is removed meanwhile. Any number, the same on all servers. */
export const BACKUP_LOCK = 7_214_003
