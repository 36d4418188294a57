import type * as Lexical from '@payloadcms/richtext-lexical'
import type { Block } from 'payload'
import type { Picture } from '@/features/media/picture'
import type { LexicalNode, Values } from './document'
import type { HtmlElement, HtmlNode } from './html-element'
import type { Reference, ReferenceKind, Shown } from './references'
import type { OwnHtml } from './sanitise-html'

type EditorFeatures = Extract<
  NonNullable<Parameters<typeof Lexical.lexicalEditor>[0]>['features'],
  readonly unknown[]
>

/** The editor's part of a node. It gets the editor's package as argument, so that pages do not load it. */
type EditorPart =
  | { features: (lexical: typeof Lexical) => EditorFeatures }
  | { block: Block }
  | { inlineBlock: Block }

export interface HtmlWriter {
  inner: (nodes: LexicalNode[]) => string
  picture: (value: unknown) => Picture | undefined
  /** A footnote's number by position. Undefined for one without words. */
  footnoteNumber: (node: LexicalNode) => number | undefined
  shown: (kind: ReferenceKind, id: unknown) => Shown | undefined
}

export interface TextStyle {
  format: number
  inLink: boolean
}

export interface HtmlReader {
  inline: (nodes: HtmlNode[], style: TextStyle) => LexicalNode[]
  line: (nodes: HtmlNode[]) => LexicalNode[]
  plain: (nodes: HtmlNode[]) => string
  newId: () => string
}

export type ReadElement = (element: HtmlElement, reader: HtmlReader, style: TextStyle) => LexicalNode[]

type FromHtml =
  | {
      as: 'block' | 'inline'
      tags: readonly string[]
      read: ReadElement
    }
  | { never: string }

interface StoredNode {
  /** Lexical's name. Blocks are `block:<slug>` or `inlineBlock:<slug>`. */
  type: string
  hasShape: (node: Values) => boolean
  text: (node: LexicalNode, inner: string) => string
}

export interface NodeType extends StoredNode {
  editor: EditorPart
  /** Escaped HTML. Elements outside the allow-list and `ownHtml` are removed afterwards. */
  toHtml: (node: LexicalNode, writer: HtmlWriter) => string
  fromHtml: FromHtml
  /** Elements outside the allow-list that only our own rendering can use. */
  ownHtml?: OwnHtml
  references?: (node: LexicalNode) => Reference[]
  /** The node with ids in place of loaded documents, and with stored addresses. */
  asStored?: (node: Values) => Values
}

export interface NodePart extends StoredNode {
  partOf: string
}
