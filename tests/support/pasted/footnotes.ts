/** How an article draws the place of a footnote. */
export const placeOf = (number: number): string =>
  `<sup><a id="footnote_ref_${number}" role="doc-noteref" aria-label="Footnote ${number}" href="#footnote_${number}">[${number}]</a></sup>`

/** How an article draws its footnotes, given as HTML. */
export const footnotes = (...texts: string[]): string => {
  const items = texts.map(
    (text, at) =>
      `<li id="footnote_${at + 1}">${text} <a role="doc-backlink" aria-label="Back to footnote ${at + 1} in the text" href="#footnote_ref_${at + 1}">↑</a></li>`,
  )
  return `<section role="doc-endnotes" aria-label="Footnotes"><ol>${items.join('')}</ol></section>`
}
