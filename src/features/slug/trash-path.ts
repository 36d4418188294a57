/** Where the CMS shows a document in the trash. */
export const trashPath = (collection: string, id: string | number): string =>
  `/admin/collections/${collection}/trash/${id}`

/** Text with such a path in brackets, in turns: words, path, words. */
export const splitAtTrashPath = (text: string): string[] =>
  text.split(/\((\/admin\/collections\/[\w-]+\/trash\/[\w-]+)\)/)
