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
