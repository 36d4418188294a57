export const sizeNames = ['small', 'medium', 'large'] as const

export const fileColumns = [
  'filename',
  ...sizeNames.map((size) => `sizes_${size}_filename`),
  ...sizeNames.map((size) => `avif_${size}`),
]
