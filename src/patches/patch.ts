/** What a part of src/patches is for, until when, and how one sees that it is still needed. */
export interface Patch {
  /** What people lose without it. */
  without: string
  /** What it touches that the framework does not promise to keep. */
  leansOn: string
  /** The fault or request at the maker's, or the test here that shows it. */
  upstream: string
  /** It can be deleted when this is true. */
  until: string
  /** These fail when the framework changes what it leans on. */
  tests: readonly [string, ...string[]]
}
