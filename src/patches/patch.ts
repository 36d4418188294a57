/** The record of a part of src/patches: its purpose, its end, and the tests that show the need for it. */
export interface Patch {
  /** What people lose without it. */
  without: string
  /** The parts of the framework that it touches and that the framework does not promise to keep. */
  leansOn: string
  /** The fault or request at the maker's, or the test here that shows it. */
  upstream: string
  /** It can be deleted when this is true. */
  until: string
  /** These fail when the framework changes what it leans on. */
  tests: readonly [string, ...string[]]
}
