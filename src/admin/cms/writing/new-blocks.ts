import type { NodeKey } from '@payloadcms/richtext-lexical/lexical'

const keys = new Set<NodeKey>()

/** A block that was inserted on this page begins with its fields. */
export const addNewBlock = (key: NodeKey): void => void keys.add(key)
export const isNewBlock = (key: NodeKey): boolean => keys.has(key)
export const forgetNewBlock = (key: NodeKey): void => void keys.delete(key)
