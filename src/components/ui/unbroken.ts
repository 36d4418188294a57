/** The text with 'no-code' and '60-minute' each kept on one line: a word joiner forbids the break after the hyphen. */
export const unbroken = (text: string): string => text.replace(/\b(no|\d+)-(code|minute)\b/gi, '$1-\u2060$2')
