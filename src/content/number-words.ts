const words = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Whole numbers from one to ten in words, others in digits: 4 is 'four', 3.5 is '3.5'. */
export const inWords = (number: number): string => words[number] || String(number)

/** The same text with a capital at its start. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
