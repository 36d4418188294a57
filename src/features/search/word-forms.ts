const SHORTEST = 3
const DOUBLED_END = /([^aeiou])\1$/

/** Possible base forms: 'company' of 'companies', 'store' of 'stored'. The caller drops wrong ones. */
export function baseForms(word: string): string[] {
  const guesses: string[] = []
  const without = (ending: string) => word.slice(0, -ending.length)
  if (word.endsWith('ies')) guesses.push(`${without('ies')}y`)
  if (word.endsWith('es')) guesses.push(without('es'))
  if (word.endsWith('s') && !word.endsWith('ss')) guesses.push(without('s'))
  for (const ending of ['ed', 'ing']) {
    if (!word.endsWith(ending)) continue
    const stem = without(ending)
    guesses.push(stem, `${stem}e`)
    if (DOUBLED_END.test(stem)) guesses.push(stem.slice(0, -1))
  }
  return guesses.filter((guess) => guess.length >= SHORTEST)
}
