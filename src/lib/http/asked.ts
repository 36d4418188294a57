let open = 0

/** Runs a question to the person, such as for their password. Meanwhile no form counts as slow. */
export async function whileAsked<Reply>(question: () => Promise<Reply>): Promise<Reply> {
  open += 1
  try {
    return await question()
  } finally {
    open -= 1
  }
}

export const isAsked = (): boolean => open > 0
