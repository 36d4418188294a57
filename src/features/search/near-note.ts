export const nearNote = 'No exact match. These are close.'
