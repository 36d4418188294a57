type Awaiting<Parts> = { [Name in keyof Parts]: Awaited<Parts[Name]> }

/** Awaits the values of an object together. */
export async function allOf<Parts extends Record<string, unknown>>(parts: Parts): Promise<Awaiting<Parts>> {
  const named = Object.entries(parts).map(async ([name, value]) => [name, await value] as const)
  return Object.fromEntries(await Promise.all(named)) as Awaiting<Parts>
}
