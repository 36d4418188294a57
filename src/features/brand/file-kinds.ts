export const fileKinds = ['logo', 'logoDark', 'square', 'headingFont', 'textFont'] as const
export type FileKind = (typeof fileKinds)[number]
export const isFontKind = (kind: FileKind) => kind === 'headingFont' || kind === 'textFont'

export const fileLabels: Readonly<Record<FileKind, string>> = {
  logo: 'Logo',
  logoDark: 'Logo on dark pages',
  square: 'Square logo',
  headingFont: 'Font of headings',
  textFont: 'Font of texts',
}

const MAX_LOGO_KB = 300
const MAX_FONT_KB = 400

export const mostKb = (kind: FileKind) => (isFontKind(kind) ? MAX_FONT_KB : MAX_LOGO_KB)
