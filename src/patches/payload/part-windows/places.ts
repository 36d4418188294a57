import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'

/** Where someone writes first in a new block: the text that it needs. */
export const TEXT_OF_BLOCK = '.field-type:has(> .field-label .required) textarea'

/** And without one, its first field. */
export const FIRST_FIELD_OF_BLOCK =
  ':is(input:not([type="hidden"], [role="combobox"])):not(.section-title__input), .array-field__add-row'

/** The field after the title of a new document. */
export const FIRST_REQUIRED_TEXT =
  '.collection-edit__form .field-type:has(> .field-label .required, > .rich-text-lexical__label-row .required) :is(textarea:not(.writing-title textarea), [data-lexical-editor="true"])'

export const fieldNamed = (name: string) => `#field-${name}`

/** Opened by a slash in a text, and by a cell of a table. */
export const PART_MENU = '.slash-menu-popup'
export const TABLE_MENU = '.table-action-menu-dropdown'

/** Names of the windows that edit a part of a text. */
export const PART_WINDOW = /lexical-(?:rich-text-link|table|inlineBlocks)-/

/** Opens the window of the link at the cursor. The editor has no command for it. */
export function editLink(editor: LexicalEditor): void {
  const edit = editor.getRootElement()?.closest('.editor-container')?.querySelector('.link-edit')
  if (edit instanceof HTMLElement) edit.click()
}
