import type {
  CheckboxField,
  Field,
  RowField,
  SelectField,
  TextareaField,
  TextField,
  TextFieldSingleValidation,
  UIField,
} from 'payload'

type Common = 'access' | 'admin' | 'defaultValue' | 'hooks' | 'index' | 'required' | 'unique' | 'virtual'
type More<Of extends Field> = Partial<Pick<Of, Extract<keyof Of, Common>>>

export const line = (
  name: string,
  label: string,
  maxLength: number,
  more: More<TextField> & { validate?: TextFieldSingleValidation } = {},
): TextField => ({ name, type: 'text', label, maxLength, ...more })

export const paragraph = (
  name: string,
  label: string,
  maxLength: number,
  more: More<TextareaField> & Pick<TextareaField, 'validate'> = {},
): TextareaField => ({ name, type: 'textarea', label, maxLength, ...more })

/** `labels` has the words of each value, in order. */
export const choice = (
  name: string,
  label: string,
  labels: Readonly<Record<string, string>> | readonly string[],
  more: More<SelectField> = {},
): SelectField => ({
  name,
  type: 'select',
  label,
  options: Array.isArray(labels)
    ? labels.map((value) => ({ value, label: value }))
    : Object.entries(labels).map(([value, words]) => ({ value, label: words })),
  ...more,
})

export const tick = (name: string, label: string, more: More<CheckboxField> = {}): CheckboxField => ({
  name,
  type: 'checkbox',
  label,
  ...more,
})

/** Shows something in the form and stores nothing. */
export const screenPart = (
  name: string,
  Field: NonNullable<UIField['admin']['components']>['Field'],
  admin: UIField['admin'] = {},
): UIField => ({
  name,
  type: 'ui',
  admin: { disableListColumn: true, disableBulkEdit: true, ...admin, components: { Field } },
})

/** Shows above the form why a save failed, after these words. */
export const saveFailure = (words: string, wordsOnScreen = words): UIField =>
  screenPart('saveFailure', {
    path: '/src/admin/save-failure#SaveFailure',
    clientProps: { words, wordsOnScreen },
  })

/** How a page looks in search results. */
export const searchPreview = screenPart('preview', '/src/admin/cms/writing/search-preview#SearchPreview')

export const row = (...fields: Field[]): RowField => ({ type: 'row', fields })
