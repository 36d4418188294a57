import { Marked, type Tokens } from 'marked'

const FRONT_MATTER = /^---\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/
const DEFINED = /^\[\^([^\]\s]{1,60})\]:/gm

/** The HTML of footnotes as other programs write it, which footnotes.ts reads. A reference without a footnote stays as it is typed. */
function withFootnotes(text: string): Marked {
  const names = [...new Set([...text.matchAll(DEFINED)].map(([, name = '']) => name))]
  const numberOf = (name: unknown) => names.indexOf(String(name)) + 1
  return new Marked({
    gfm: true,
    async: false,
    extensions: [
      {
        name: 'reference',
        level: 'inline',
        start: (source) => source.indexOf('[^'),
        tokenizer(source) {
          const [raw, name] = /^\[\^([^\]\s]{1,60})\]/.exec(source) ?? []
          return raw && numberOf(name) > 0 ? { type: 'reference', raw, name } : undefined
        },
        renderer: ({ name }: Tokens.Generic) =>
          `<a href="#fn-${numberOf(name)}" id="fnref-${numberOf(name)}">${numberOf(name)}</a>`,
      },
      {
        name: 'definition',
        level: 'block',
        start: (source) => /^\[\^/m.exec(source)?.index,
        tokenizer(source) {
          const [raw, name, words] =
            /^\[\^([^\]\s]{1,60})\]:[ \t]*(\S.*(?:\n[ \t]+\S.*)*)(?:\n+|$)/.exec(source) ?? []
          if (!raw || words === undefined) return undefined
          return { type: 'definition', raw, name, tokens: this.lexer.inlineTokens(words, []) }
        },
        renderer({ name, tokens = [] }: Tokens.Generic) {
          return `<p id="fn-${numberOf(name)}">${this.parser.parseInline(tokens)}</p>`
        },
      },
    ],
  })
}

/** The HTML of a Markdown text, not sanitized, and its front matter. */
export function markdownHtml(text: string): { html: string; frontMatter: string } {
  const frontMatter = FRONT_MATTER.exec(text)?.[0] ?? ''
  const words = text.slice(frontMatter.length)
  return { html: String(withFootnotes(words).parse(words)), frontMatter }
}
