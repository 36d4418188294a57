export interface StoredFile {
  name: string
  data: Buffer
}

/** Bytes of a file from `start` to `end`, both included. */
export interface ByteRange {
  start: number
  end: number
}

/** Files by name, each written whole or not at all; in a folder or in a bucket. */
export interface FileStore {
  /** Where they lie, for whoever runs the site. */
  readonly place: string

  /** Writes all or none. @throws the system's error, such as ENOSPC, or StorageAway */
  write(files: readonly StoredFile[]): Promise<void>

  /** Writes a file unless there is one of this name, also when several servers do so at once. */
  writeFirst(file: StoredFile): Promise<void>

  remove(names: readonly string[]): Promise<void>

  /** Bytes of a file; undefined when it is not there. */
  size(name: string): Promise<number | undefined>

  /** A file, or a part of it, as a stream with the count of its bytes; undefined when it is not there. */
  read(name: string, part?: ByteRange): Promise<{ body: ReadableStream; size: number } | undefined>

  /** A file in memory; undefined when it is not there. */
  readWhole(name: string): Promise<Buffer | undefined>

  /** Names of the files that were last written before `time`, half-written ones included; not those that begin with a dot. */
  olderThan(time: Date): Promise<string[]>

  isEmpty(): Promise<boolean>

  /** Takes the files of a folder on the same disk in place of all that are there; the folder is gone afterwards. */
  replaceAll(folder: string): Promise<void>
}
