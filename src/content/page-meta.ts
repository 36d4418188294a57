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

/** The end of a page: a sentence or two, and what to do now. Editors change the words, the links stay. */
export interface ClosingCopy extends TitledText {
  primary: LinkButton
  secondary: LinkButton
}

/**
 * What the CMS can change of a page, with placeholders for its figures. This is the text that the site
 * comes with, and that stands wherever editors leave a field empty.
 */
export interface PageCopy<Section extends string = never> {
  headline: string
  lead: string
  meta: PageMeta
  /** Headings within the page with a sentence each, by name. */
  sections: Readonly<Record<Section, TitledText>>
}

export interface ClosedPageCopy<Section extends string = never> extends PageCopy<Section> {
  closing: ClosingCopy
}
