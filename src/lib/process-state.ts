const states = globalThis as { [key: symbol]: unknown }

/**
 * State that must be one in the process. The framework's bundles and our server each hold copies of their own
 * of a module, so a variable of the module would be several. The first call decides what it begins as; every
 * call for one `name` must use the same type.
 */
export function processState<State extends object>(name: string, initial: () => State): State {
  const key = Symbol.for(`quickwin.${name}`)
  states[key] ??= initial()
  return states[key] as State
}
