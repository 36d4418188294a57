export const sizeNames = ['small', 'medium', 'large'] as const

export const fileColumns = [
  'filename' as const,
  ...sizeNames.map((size) => `sizes_${size}_filename` as const),
  ...sizeNames.map((size) => `avif_${size}` as const),
]
