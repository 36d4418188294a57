import { isObject, type Values } from '@/features/rich-text/document'

const idle: Readonly<Record<string, readonly unknown[]>> = {
  format: ['', 0],
  indent: [0],
  detail: [0],
  mode: ['normal'],
  style: [''],
  blockName: [''],
  newTab: [false],
  rel: [[]],
  caption: [''],
  colSpan: [1],
  rowSpan: [1],
  start: [1],
}

const dropped = new Set(['id', 'version', 'direction', 'textFormat', 'textStyle'])

type Bare = Record<string, unknown>

/** Neighbours of one style look like one text. */
const joined = (nodes: readonly unknown[]): unknown[] =>
  nodes.reduce<unknown[]>((all, node) => {
    const last = all.at(-1)
    const isSame =
      isObject(last) &&
      isObject(node) &&
      last.type === 'text' &&
      node.type === 'text' &&
      last.format === node.format
    if (isSame) all[all.length - 1] = { ...(last as Bare), text: `${last.text}${node.text}` }
    else all.push(node)
    return all
  }, [])

function bare(node: unknown): unknown {
  if (Array.isArray(node)) return joined(node.map(bare))
  if (!isObject(node)) return node
  const kept = Object.entries(node as Values).filter(
    ([name, value]) =>
      value !== undefined &&
      value !== null &&
      !dropped.has(name) &&
      !(name === 'value' && node.type === 'listitem') &&
      !idle[name]?.some((each) => JSON.stringify(each) === JSON.stringify(value)),
  )
  const type = node.type === 'autolink' ? { type: 'link' } : {}
  return Object.fromEntries(
    [...Object.entries(Object.fromEntries(kept)), ...Object.entries(type)]
      .map(([name, value]): [string, unknown] => [name, bare(value)])
      .filter(([, value]) => !(isObject(value) && Object.keys(value).length === 0))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** What two nodes that readers cannot tell apart have in common, as text. */
export const comparable = (node: Values): string => JSON.stringify(bare(node))
