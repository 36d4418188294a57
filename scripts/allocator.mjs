/**
 * Settings of glibc's allocator, read before anything runs: two arenas, and a fixed size above which blocks are mapped
 * separately. Memory of a peak, such as the pictures of the first content, then goes back to the system. On other systems they
 * have no effect. docs/decisions/0061-delivered-tree-behind-caddy.md
 */
export const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
