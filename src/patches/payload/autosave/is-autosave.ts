/** The CMS does not say which saves are automatic. They alone need no permissions in the answer. */
export const isAutosave = (context: Record<string, unknown> | undefined): boolean =>
  context?.getDocPermissions === false
