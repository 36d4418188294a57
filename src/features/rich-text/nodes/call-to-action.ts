import { escapeHtml } from '@/lib/html/escape'
import { isUuid } from '@/lib/validation/uuid'
import type { LexicalNode } from '../document'
import type { HtmlWriter, NodeType } from '../node-type'
import type { Reference, Shown } from '../references'
import { blockShape, buttonLink, buttonLinkHtml, paragraphs, textIn, textLines } from './block-parts'

const call: Shown = {
  title: 'Talk it through',
  text: 'Tell us how the work is done today. You leave the call with a first plan, whether or not we build it.',
  path: '/book-call',
}

/** The targets: a collection's document, or the booking page. */
const kinds = {
  call: { label: 'Book a call', button: 'Book a call' },
  idea: { label: 'An automation idea', button: 'See the idea', collection: 'ideas' },
  plan: { label: 'A plan', button: 'Compare the plans', collection: 'pricing-plans' },
} as const
type Kind = keyof typeof kinds

const kindOf = (node: LexicalNode): Kind => {
  const kind = textIn(node, 'kind')
  return Object.hasOwn(kinds, kind) ? (kind as Kind) : 'call'
}

function targetOf(node: LexicalNode): Reference | undefined {
  const kind = kindOf(node)
  const id = node.fields?.[kind]
  return kind !== 'call' && isUuid(id) ? { kind: kinds[kind].collection, id } : undefined
}

function shownOf(node: LexicalNode, writer: HtmlWriter): Shown | undefined {
  const target = targetOf(node)
  if (target) return writer.shown(target.kind, target.id)
  return kindOf(node) === 'call' ? call : undefined
}

const chosen = (kind: Kind) => ({
  condition: (_: unknown, siblings: { kind?: unknown }) => siblings.kind === kind,
})
const needed =
  (kind: Kind, message: string) =>
  (value: unknown, { siblingData }: { siblingData: unknown }) =>
    (siblingData as { kind?: unknown }).kind !== kind || Boolean(value) || message

export const callToAction: NodeType = {
  type: 'block:callToAction',
  editor: {
    block: {
      slug: 'callToAction',
      interfaceName: 'CallToActionBlock',
      labels: { singular: 'Call to action', plural: 'Calls to action' },
      fields: [
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'call',
          label: 'Leads to',
          options: Object.entries(kinds).map(([value, { label }]) => ({ value, label })),
        },
        {
          name: 'idea',
          type: 'relationship',
          relationTo: 'ideas',
          maxDepth: 0,
          label: 'Idea',
          validate: needed('idea', 'Choose the idea.'),
          admin: { ...chosen('idea'), allowCreate: false },
        },
        {
          name: 'plan',
          type: 'relationship',
          relationTo: 'pricing-plans',
          maxDepth: 0,
          label: 'Plan',
          validate: needed('plan', 'Choose the plan.'),
          admin: chosen('plan'),
        },
        {
          name: 'title',
          type: 'text',
          maxLength: 120,
          label: 'Title',
          admin: {
            description: 'If left empty, the name of the linked document is used, for a plan with its price.',
          },
        },
        {
          name: 'text',
          type: 'textarea',
          maxLength: 400,
          label: 'Text',
          admin: { rows: 2, description: 'If left empty, its description is used.' },
        },
        { name: 'label', type: 'text', maxLength: 60, label: 'Label of the button' },
      ],
    },
  },
  hasShape: blockShape({ kind: 'text', idea: 'id', plan: 'id', title: 'text', text: 'text', label: 'text' }),
  references: (node) => [targetOf(node) ?? []].flat(),
  toHtml: (node, writer) => {
    const shown = shownOf(node, writer)
    if (!shown?.path) return ''
    const title = textIn(node, 'title') || [shown.title, shown.price].filter(Boolean).join(': ')
    const label = textIn(node, 'label') || kinds[kindOf(node)].button
    const text = paragraphs(textIn(node, 'text') || shown.text)
    return `<div class="call-to-action"><p><strong>${escapeHtml(title)}</strong></p>${text}${buttonLink(shown.path, label)}</div>`
  },
  fromHtml: { never: 'Posted HTML has no element for it.' },
  ownHtml: {
    attributes: { ...buttonLinkHtml.attributes, div: [] },
    classes: { ...buttonLinkHtml.classes, div: ['call-to-action'] },
  },
  // Text from another document is not part of this article.
  text: (node) => textLines(textIn(node, 'title'), textIn(node, 'text'), textIn(node, 'label')),
}
