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

/** The closing of a page. Editors can change the words but not the links. */
export interface ClosingCopy extends TitledText {
  primary: LinkButton
  secondary: LinkButton
}

/** The part of a page's copy that the CMS can change. It is used where editors leave a field empty. */
export interface PageCopy<Section extends string = never> {
  headline: string
  lead: string
  meta: PageMeta
  sections: Readonly<Record<Section, TitledText>>
}

export interface ClosedPageCopy<Section extends string = never> extends PageCopy<Section> {
  closing: ClosingCopy
}
