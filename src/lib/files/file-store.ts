export interface StoredFile {
  name: string
  data: Buffer
}

export interface ByteRange {
  start: number
  end: number
}

/** Files by name, each written completely or not at all, in a folder or in a bucket. */
export interface FileStore {
  /** The place of the files, as operators read it. */
  readonly place: string

  /** Writes all files or none. @throws the system's error, such as ENOSPC, or StorageAway */
  write(files: readonly StoredFile[]): Promise<void>

  /** Writes a file unless this name exists, also if several servers do so at once. */
  writeFirst(file: StoredFile): Promise<void>

  remove(names: readonly string[]): Promise<void>

  size(name: string): Promise<number | undefined>

  /** A file, or a part of it, as a stream with its size in bytes; undefined if it does not exist. */
  read(name: string, part?: ByteRange): Promise<{ body: ReadableStream; size: number } | undefined>

  readWhole(name: string): Promise<Buffer | undefined>

  /** Names of the files last written before `time`, including partly written ones, but not names that begin with a dot. */
  olderThan(time: Date): Promise<string[]>

  isEmpty(): Promise<boolean>

  /** Replaces all files with those of a folder on the same disk. The folder is gone afterwards. */
  replaceAll(folder: string): Promise<void>
}
