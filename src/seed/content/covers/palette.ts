export const palette = {
  ink: '#16211f',
  paper: '#f6f3ec',
  green: '#0f5c4a',
  orange: '#d9572b',
  ochre: '#d8b65c',
  sage: '#cfdcd3',
} as const
