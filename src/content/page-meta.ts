export interface PageMeta {
  title: string
  description: string
}

export interface LinkButton {
  label: string
  href: string
}

export interface TitledText {
  title: string
  description: string
}

export interface SectionText extends TitledText {
  label?: string
  note?: string
  /** A list, one point a line. */
  points?: string
}

/** The cards `name1`, `name2` ... among the sections of a page, in their order. */
export const cardsOf = (sections: Readonly<Record<string, SectionText>>, name: string): SectionText[] =>
  Object.entries(sections).flatMap(([key, card]) =>
    key.startsWith(name) && /^\d+$/.test(key.slice(name.length)) ? [card] : [],
  )

/** The closing of a page. Editors can change the words but not the links. */
export interface ClosingCopy extends TitledText {
  primary: LinkButton
  secondary: LinkButton
}

/** A page's copy, as its file and the CMS have it. The file's words are used where editors leave a field empty. */
export interface PageWords {
  headline: string
  lead: string
  meta: PageMeta
  sections: Readonly<Record<string, SectionText>>
  closing?: TitledText & { primaryLabel: string; secondaryLabel: string }
}

export interface PageCopy<Section extends string = never>
  extends Pick<PageWords, 'headline' | 'lead' | 'meta'> {
  sections: Readonly<Record<Section, SectionText>>
}
