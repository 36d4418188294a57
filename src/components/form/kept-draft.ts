// Storage can be disabled; then no draft is kept.
function quietly<Result>(action: () => Result): Result | null {
  try {
    return action()
  } catch {
    return null
  }
}

/** What this tab keeps of a form, by field. */
export function keptDraft(key: string): Record<string, unknown> {
  const draft: unknown = quietly(() => JSON.parse(sessionStorage.getItem(key) ?? '{}'))
  return typeof draft === 'object' && draft !== null ? { ...draft } : {}
}

export const keepDraft = (key: string, typed: object): void => {
  quietly(() => sessionStorage.setItem(key, JSON.stringify(typed)))
}

export const forgetDraft = (key: string): void => {
  quietly(() => sessionStorage.removeItem(key))
}
