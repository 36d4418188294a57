/** The sizes of each picture, smallest first. */
export const sizeNames = ['small', 'medium', 'large'] as const

/** Columns of the table `media` with file names. */
export const fileColumns = [
  'filename',
  ...sizeNames.map((size) => `sizes_${size}_filename`),
  ...sizeNames.map((size) => `avif_${size}`),
]
