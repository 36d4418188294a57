/**
 * Held by a backup from before it looks at the rows until it has copied the files: meanwhile no file is removed, so that
 * what its rows name is there. Any number, the same for all servers on one database.
 */
export const BACKUP_LOCK = 7_214_003
