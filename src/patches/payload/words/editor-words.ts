import { deepMergeSimple, type SanitizedConfig } from 'payload'

/** What people say, in place of the text editor's own words. */
const lexical = {
  blocks: { inlineBlocks: { create: 'Write {{label}}', edit: 'Write {{label}}', label: 'Notes' } },
  blockquote: { label: 'Quote' },
  horizontalRule: { label: 'Line between parts' },
  orderedList: { label: 'Numbered list' },
  unorderedList: { label: 'Bulleted list' },
  upload: { label: 'Picture' },
}

/** Runs on the finished configuration, because the text editor adds its own words to it. */
export function withEditorWords(config: SanitizedConfig): SanitizedConfig {
  config.i18n.translations = deepMergeSimple(config.i18n.translations, { en: { lexical } })
  return config
}
