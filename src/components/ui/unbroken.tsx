/** Keeps words such as 'no-code' and '60-minute' on one line: a word joiner prevents the break after the hyphen. */
export const unbroken = (text: string): string => text.replace(/\b(no|\d+)-(code|minute)\b/gi, '$1-\u2060$2')
