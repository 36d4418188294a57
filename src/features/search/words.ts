const COMBINING_MARKS = /\p{M}/gu
const MAX_WORDS = 8

/** Text as searches compare it: without case, accents and apostrophes. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(COMBINING_MARKS, '')
    .replace(/['\u2019]/g, '')
    .toLowerCase()

/** The words of a text, folded: letters and digits only. */
export const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The words that a search looks for; of many the first eight. */
export const searchedWords = (query: string): string[] => wordsOf(query).slice(0, MAX_WORDS)

/** Words that visitors use for one thing. Who looks for one of a row finds the others as well. */
const synonyms: readonly (readonly string[])[] = [
  ['price', 'prices', 'pricing', 'cost', 'costs', 'fee', 'fees', 'charge', 'budget', 'expensive', 'cheap'],
  ['contract', 'contracts', 'agreement', 'agreements', 'terms', 'cancel', 'notice', 'commitment'],
  ['security', 'secure', 'safe', 'safety', 'hacked', 'breach'],
  ['gdpr', 'dsgvo', 'privacy', 'dpa', 'protection', 'protected', 'personal'],
  ['hosting', 'hosted', 'host', 'server', 'servers', 'cloud', 'runs'],
  ['book', 'booking', 'appointment', 'meeting', 'call', 'calls', 'consultation', 'audit'],
  ['refund', 'refunds', 'guarantee', 'money'],
  ['pay', 'payment', 'payments', 'invoice', 'invoices', 'billing', 'bill', 'paid'],
  ['support', 'help', 'helpdesk', 'assistance', 'maintenance', 'upkeep'],
  ['duration', 'long', 'weeks', 'timeline', 'deadline', 'delivery', 'quickly', 'fast'],
  ['integration', 'integrations', 'integrate', 'connect', 'connector', 'connectors', 'api'],
  ['ai', 'gpt', 'chatgpt', 'llm', 'model', 'models', 'agent', 'agents', 'bot', 'chatbot'],
  ['staff', 'employees', 'team', 'people', 'jobs'],
  ['training', 'train', 'workshop', 'course', 'learn'],
  ['ownership', 'owner', 'owns', 'own', 'rights', 'licence', 'license', 'copyright'],
  ['email', 'mail', 'mails', 'inbox', 'newsletter'],
  ['calendar', 'schedule', 'scheduler', 'scheduling'],
  ['roi', 'return', 'payback', 'savings', 'save', 'worth'],
]

const byWord = new Map<string, Set<string>>()
for (const row of synonyms) {
  for (const word of row) byWord.set(word, new Set([...(byWord.get(word) ?? []), ...row]))
}

/** Other words for the same thing. */
export const synonymsOf = (word: string): string[] =>
  [...(byWord.get(word) ?? [])].filter((other) => other !== word)

/** Whether somebody who typed `word` may have known it: it is one of the words above. */
export const hasSynonyms = (word: string): boolean => byWord.has(word)
