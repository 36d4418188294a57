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

/**
 * The editor's part of a node: features of Payload's editor or a block of fields. The editor's
 * package is handed in, so that pages which only draw the node do not load it.
 */
type EditorPart =
  | { features: (lexical: typeof Lexical) => EditorFeatures }
  | { block: Block }
  | { inlineBlock: Block }

/** Draws other nodes for the HTML of one. */
export interface HtmlWriter {
  inner: (nodes: LexicalNode[]) => string
  /** A picture of the media library by its id, or as it was read with the document. */
  picture: (value: unknown) => Picture | undefined
  /** The number of a footnote by its place in the text; undefined for one without words. */
  footnoteNumber: (node: LexicalNode) => number | undefined
  /** Another document by its id, as long as visitors may see it. */
  shown: (kind: ReferenceKind, id: unknown) => Shown | undefined
}

/** The marks of a piece of text as bits, and whether it is in a link. */
export interface TextStyle {
  format: number
  inLink: boolean
}

/** Reads the HTML inside of an element. */
export interface HtmlReader {
  inline: (nodes: HtmlNode[], style: TextStyle) => LexicalNode[]
  /** As `inline`, without spaces and empty lines at both ends. */
  line: (nodes: HtmlNode[]) => LexicalNode[]
  /** The text alone, every space kept. */
  plain: (nodes: HtmlNode[]) => string
  newId: () => string
}

export type ReadElement = (element: HtmlElement, reader: HtmlReader, style: TextStyle) => LexicalNode[]

/** How posted HTML becomes the node: by elements of the allow-list, or never, and why not. */
type FromHtml =
  | {
      /** Whether the elements are blocks or stand in a line of text. */
      as: 'block' | 'inline'
      tags: readonly string[]
      read: ReadElement
    }
  | { never: string }

interface StoredNode {
  /** Lexical's name; a block's is `block:<slug>`, of one within a line `inlineBlock:<slug>`. */
  type: string
  /** Returns true if a value of this type can be drawn. Children are checked separately. */
  hasShape: (node: Values) => boolean
  /** Its words. `inner` are those of its children; blocks end with a line break. */
  text: (node: LexicalNode, inner: string) => string
}

/** Everything about one type of node in rich text. */
export interface NodeType extends StoredNode {
  editor: EditorPart
  /** Its HTML, escaped. Elements that are neither in the allow-list nor in `ownHtml` are removed afterwards. */
  toHtml: (node: LexicalNode, writer: HtmlWriter) => string
  fromHtml: FromHtml
  /** Elements beyond the specification's allow-list, which only our own drawing may use. */
  ownHtml?: OwnHtml
  /** The documents that its HTML needs and that were not read with it. */
  references?: (node: LexicalNode) => Reference[]
  /** The same node with documents that were read with it as their ids, as it is stored. */
  asIds?: (node: Values) => Values
}

/** A node that only exists inside of another, which writes, draws and reads it. */
export interface NodePart extends StoredNode {
  partOf: string
}
