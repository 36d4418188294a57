import type { Field, FlattenedField } from 'payload'
import { isObject, type LexicalNode, type Values } from '@/features/rich-text/document'
import { labelOf } from '../rules'
import { type Named, nameOf } from './names'

export interface Reading {
  names: Named | undefined
  timeOf: (at: string) => string
  /** Those of the whole text, which give a part of it the numbers. */
  footnotes?: readonly LexicalNode[]
}

/** In a browser, which knows no names of documents. */
export const readingInBrowser: Reading = { names: undefined, timeOf: (at) => at }

function documentText(relationTo: unknown, value: unknown, { names }: Reading): string {
  const [kind, held] =
    Array.isArray(relationTo) && isObject(value) ? [value.relationTo, value.value] : [relationTo, value]
  const id = isObject(held) ? held.id : held
  return id == null || id === '' ? '' : nameOf(names, String(kind), String(id))
}

function optionText(options: unknown, value: unknown): string {
  const found = Array.isArray(options)
    ? options.find((option) => (isObject(option) ? option.value : option) === value)
    : undefined
  return isObject(found) && typeof found.label === 'string' ? found.label : String(value ?? '')
}

const rowsText = (fields: readonly Field[], value: unknown, reading: Reading): string =>
  Array.isArray(value)
    ? value
        .filter(isObject)
        .map((row) => fieldsText(fields, row, reading))
        .join('\n')
    : ''

export function valueText(field: Field | FlattenedField, value: unknown, reading: Reading): string {
  if (value == null || value === '') return ''
  switch (field.type) {
    case 'checkbox':
      return value === true ? 'Yes' : 'No'
    case 'date':
      return reading.timeOf(String(value))
    case 'select':
    case 'radio':
      return [value]
        .flat()
        .map((each) => optionText(field.options, each))
        .join(', ')
    case 'relationship':
    case 'upload':
      return [value]
        .flat()
        .map((each) => documentText(field.relationTo, each, reading))
        .join('\n')
    case 'array':
      return rowsText(field.fields, value, reading)
    case 'json':
      return JSON.stringify(value)
    default:
      return Array.isArray(value) ? value.map(String).join('\n') : isObject(value) ? '' : String(value)
  }
}

type NamedField = Extract<Field, { name: string }>

const namedFields = (fields: readonly Field[]): NamedField[] =>
  fields.flatMap((field): NamedField[] => {
    if (field.type === 'ui') return []
    if ('name' in field && field.name) return field.name === 'id' ? [] : [field as NamedField]
    return 'fields' in field ? namedFields(field.fields) : []
  })

export function fieldsText(fields: readonly Field[], data: Values, reading: Reading): string {
  const named = namedFields(fields)
  return named
    .map((field) => [labelOf(field), valueText(field, data[field.name], reading)] as const)
    .filter(([, text]) => text !== '')
    .map(([label, text]) => (named.length === 1 ? text : `${label}: ${text}`))
    .join('\n')
}
