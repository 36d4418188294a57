/** A document as another program puts it on the clipboard, and what must become of it. */
export interface PastedDocument {
  name: string
  html?: string
  text?: string
  /** The article's HTML, without spaces between blocks. */
  becomes: string
  /** The messages that the editor gets, in order; none when nothing is lost. */
  expectedNotes?: string[]
}

export const SAVE_PICTURES =
  'Save these pictures from where they were and drag them into the text, or choose them from the media library.'
