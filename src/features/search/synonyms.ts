const synonyms: readonly (readonly string[])[] = [
  ['price', 'prices', 'pricing', 'cost', 'costs', 'fee', 'fees', 'charge', 'budget', 'expensive', 'cheap'],
  ['contract', 'contracts', 'agreement', 'agreements', 'terms', 'cancel', 'notice', 'commitment'],
  ['cancel', 'cancellation', 'withdraw', 'withdrawal'],
  ['security', 'secure', 'safe', 'safety', 'hacked', 'breach'],
  ['gdpr', 'dsgvo', 'privacy', 'dpa', 'protection', 'protected', 'personal'],
  ['hosting', 'hosted', 'host', 'server', 'servers', 'cloud', 'runs'],
  ['stored', 'stores', 'storage', 'hosted', 'located', 'location', 'region', 'regions', 'datacenter'],
  ['book', 'booking', 'appointment', 'appointments', 'meeting', 'call', 'calls', 'consultation', 'audit'],
  ['reschedule', 'postpone', 'appointment', 'booking'],
  ['refund', 'refunds', 'money back', 'reimbursement', 'guarantee', 'warranty'],
  ['pay', 'payment', 'payments', 'invoice', 'invoices', 'billing', 'bill', 'paid'],
  ['support', 'help', 'helpdesk', 'assistance', 'maintenance', 'upkeep'],
  ['duration', 'long', 'weeks', 'timeline', 'deadline', 'delivery', 'quickly', 'fast'],
  ['duration', 'long', 'length', 'minutes', 'minute'],
  ['open', 'opening', 'opening hours', 'opening times', 'office hours', 'working hours', 'business hours'],
  ['phone', 'telephone', 'reach', 'contact'],
  ['integration', 'integrations', 'integrate', 'connect', 'connector', 'connectors', 'api'],
  ['ai', 'gpt', 'chatgpt', 'llm', 'model', 'models', 'agent', 'agents', 'bot', 'chatbot'],
  ['staff', 'employees', 'team', 'people', 'jobs'],
  ['training', 'train', 'workshop', 'course', 'learn'],
  ['ownership', 'owner', 'owns', 'own', 'rights', 'licence', 'license', 'copyright'],
  ['email', 'mail', 'mails', 'inbox', 'newsletter'],
  ['calendar', 'schedule', 'scheduler', 'scheduling'],
  ['roi', 'return', 'payback', 'savings', 'save', 'worth'],
]

/** Tools that people ask about, whether or not a text names them. */
const tools = [
  'zapier make n8n hubspot airtable notion slack salesforce pipedrive zoho asana trello jira clickup zendesk intercom',
  'mailchimp brevo stripe shopify woocommerce xero quickbooks datev lexoffice excel outlook gmail teams typeform calendly',
]
  .flatMap((line) => line.split(' '))
  .concat('power automate', 'google sheets', 'microsoft 365', 'google workspace')

/** The first words also find the second ones, but not the reverse. */
const related: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['refund', 'refunds', 'money back'],
    ['paid', 'payment', 'contract'],
  ],
  [tools, ['tools', 'connect', 'integration', 'integrations', 'api']],
]

const byWord = new Map<string, Set<string>>()
const add = (words: readonly string[], others: readonly string[]) => {
  for (const word of words) byWord.set(word, new Set([...(byWord.get(word) ?? []), ...others]))
}
for (const row of synonyms) add(row, row)
for (const [words, others] of related) add(words, others)

export const synonymsOf = (word: string) => [...(byWord.get(word) ?? [])].filter((other) => other !== word)

export const hasSynonyms = (word: string): boolean => byWord.has(word)

export function joinedPhrases(words: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < words.length; at++) {
    const phrase = `${words[at]} ${words[at + 1]}`
    if (hasSynonyms(phrase)) at++
    joined.push(hasSynonyms(phrase) ? phrase : (words[at] ?? ''))
  }
  return joined
}

export function synonymsWithin(vocabulary: ReadonlySet<string>): string[] {
  const known = ` ${[...vocabulary].join(' ')}`
  const there = new Set(
    [...byWord.keys()].filter((one) => one.split(' ').every((word) => known.includes(` ${word}`))),
  )
  return [...byWord.keys()].filter(
    (word) => !word.includes(' ') && [word, ...synonymsOf(word)].some((one) => there.has(one)),
  )
}
