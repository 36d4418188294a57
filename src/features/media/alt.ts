/** Names that cameras and programs give to files. A pasted picture has no other words. */
const FILE_NAME = /\.(png|jpe?g|webp|avif|gif)$|^(img|dsc|image|screenshot|photo)[-_ ]?\d*$/i

export const isFileName = (alt: string): boolean => FILE_NAME.test(alt.trim())

/** Readers get no file name. */
export const shownAlt = (alt: string): string => (isFileName(alt) ? '' : alt)
