import type { FlattenedField } from 'payload'
import { isObject, type Values } from '@/features/rich-text/document'
import { isWritten, labelOf } from '../rules'
import { textBlocks } from './text-blocks'
import { fieldsText, type Reading, valueText } from './values'
import { type Block, type BlockChange, blockChanges, wordRuns, wordsOf } from './words'

export interface FieldDifference {
  label: string
  changes: BlockChange[]
}

const isPlainText = ({ type }: FlattenedField) => type === 'text' || type === 'textarea' || type === 'code'

const rowBlocks = (field: Extract<FlattenedField, { type: 'array' }>, value: unknown, reading: Reading) =>
  (Array.isArray(value) ? value : []).filter(isObject).map((row) => ({
    name: typeof field.labels?.singular === 'string' ? field.labels.singular : 'Entry',
    words: wordsOf(fieldsText(field.fields, row, reading)),
  }))

const valueBlocks = (field: FlattenedField, value: unknown, reading: Reading): Block[] => {
  const values = Array.isArray(value) ? value : [value]
  return values
    .map((each) => valueText(field, each, reading))
    .filter((text) => text !== '')
    .map((text) => ({ name: '', words: [{ text, marks: 0 }] }))
}

function changesOf(field: FlattenedField, before: unknown, after: unknown, reading: Reading): BlockChange[] {
  if (field.type === 'richText') return blockChanges(textBlocks(before, reading), textBlocks(after, reading))
  if (field.type === 'array')
    return blockChanges(rowBlocks(field, before, reading), rowBlocks(field, after, reading))
  if (isPlainText(field) && !Array.isArray(before) && !Array.isArray(after)) {
    const runs = wordRuns(wordsOf(String(before ?? '')), wordsOf(String(after ?? '')))
    return runs.some(({ kind }) => kind !== 'same') ? [{ kind: 'changed', name: '', runs }] : []
  }
  return blockChanges(valueBlocks(field, before, reading), valueBlocks(field, after, reading))
}

export function compared(fields: readonly FlattenedField[], before: Values, after: Values, reading: Reading) {
  return fields
    .filter((field) => isWritten(field) && field.name !== 'status')
    .flatMap((field): FieldDifference[] => {
      const [left, right] = [before[field.name], after[field.name]]
      if (field.type === 'group' || field.type === 'tab') {
        const groups = [left, right].map((value) => (isObject(value) ? value : {}))
        const label = labelOf(field)
        const isNamed = typeof field.label === 'string' && field.label !== ''
        return compared(field.flattenedFields, groups[0] ?? {}, groups[1] ?? {}, reading).map((inner) => ({
          ...inner,
          label: isNamed ? `${label} › ${inner.label}` : inner.label,
        }))
      }
      const changes = changesOf(field, left, right, reading)
      return changes.some(({ kind }) => kind !== 'same') ? [{ label: labelOf(field), changes }] : []
    })
}
