import { elementNode, hasChildren, type LexicalNode } from '../document'
import { type HtmlElement, type HtmlNode, isElement } from '../html-element'
import type { HtmlReader, HtmlWriter, NodePart, NodeType } from '../node-type'

const isList = (node: HtmlNode) => isElement(node) && (node.tag === 'ul' || node.tag === 'ol')

const itemNode = (children: LexicalNode[], value: number) => elementNode('listitem', children, { value })

function listNode({ tag, children }: HtmlElement, reader: HtmlReader): LexicalNode {
  const items: LexicalNode[] = []
  const add = (inside: LexicalNode[]) => items.push(itemNode(inside, items.length + 1))
  for (const child of children.filter(isElement)) {
    if (isList(child)) {
      add([listNode(child, reader)])
      continue
    }
    const words = reader.line(child.children.filter((part) => !isList(part)))
    if (words.length > 0) add(words)
    // The editor stores a nested list in its own item.
    for (const nested of child.children.filter(isElement).filter(isList)) add([listNode(nested, reader)])
  }
  return elementNode('list', items, { tag, listType: tag === 'ol' ? 'number' : 'bullet', start: 1 })
}

function drawItems(items: LexicalNode[], { inner }: HtmlWriter): string {
  const drawn: string[] = []
  for (const { children = [] } of items) {
    const nested = children.length > 0 && children.every(({ type }) => type === 'list')
    const previous = drawn.pop()
    // In HTML a nested list belongs to the item before.
    if (nested && previous !== undefined) drawn.push(previous.replace(/<\/li>$/, `${inner(children)}</li>`))
    else drawn.push(...(previous === undefined ? [] : [previous]), `<li>${inner(children)}</li>`)
  }
  return drawn.join('')
}

export const list: NodeType = {
  type: 'list',
  editor: {
    features: ({ OrderedListFeature, UnorderedListFeature, IndentFeature }) => [
      UnorderedListFeature(),
      OrderedListFeature(),
      // Indents lists only.
      IndentFeature({ disabledNodes: ['paragraph', 'heading', 'quote'], disableTabNode: true }),
    ],
  },
  hasShape: hasChildren,
  toHtml: ({ listType, children = [] }, writer) => {
    const tag = listType === 'number' ? 'ol' : 'ul'
    return `<${tag}>${drawItems(children, writer)}</${tag}>`
  },
  fromHtml: { as: 'block', tags: ['ul', 'ol'], read: (element, reader) => [listNode(element, reader)] },
  text: (_, inner) => `${inner}\n`,
}

export const listItem: NodePart = {
  type: 'listitem',
  partOf: 'list',
  hasShape: hasChildren,
  text: (_, inner) => `${inner}\n`,
}
