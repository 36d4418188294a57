/**
 * Settings of glibc's allocator, read before anything runs: two arenas, and a fixed size from which on blocks are mapped
 * one by one, so that memory of a peak (the pictures of the first content) goes back to the system. Elsewhere they mean
 * nothing. docs/decisions/0061-delivered-tree-behind-caddy.md
 */
export const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
