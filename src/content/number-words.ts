const words = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Writes whole numbers from one to ten as words, others as digits: 4 is 'four', 3.5 is '3.5'. */
export const inWords = (number: number): string => words[number] || String(number)

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
