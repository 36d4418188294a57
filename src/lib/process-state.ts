const states = globalThis as { [key: symbol]: unknown }

/**
 * State that exists once in the process. Next's bundles and our server each have their own copy of a module, so a module
 * variable would exist several times. The first call sets the initial value. Every call for one `name` must use the same type.
 */
export function processState<State extends object>(name: string, initial: () => State): State {
  const key = Symbol.for(`quickwin.${name}`)
  states[key] ??= initial()
  return states[key] as State
}
