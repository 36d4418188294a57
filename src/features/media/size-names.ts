/** The sizes that are made of each picture, from the smallest to the largest. */
export const sizeNames = ['small', 'medium', 'large'] as const

/** Columns of the table `media` that name a file. */
export const fileColumns = [
  'filename',
  ...sizeNames.map((size) => `sizes_${size}_filename`),
  ...sizeNames.map((size) => `avif_${size}`),
]
