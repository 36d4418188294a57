// Words that may be in one place only. Imports are checked by .dependency-cruiser.cjs; this looks at the text of the sources.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const generated = /payload-(types|generated-schema)\.ts$|\.generated\.ts$|importMap\.js$|src\/migrations/
const sources = globSync('{src,collections,endpoints}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !generated.test(file),
)
const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line)

/** The lines that match, as `file: line`. */
const linesWith = (pattern: RegExp, files: readonly string[]) =>
  files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => !isComment(line) && pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
const outside = (place: RegExp) => sources.filter((file) => !place.test(file))

describe('these words are in one place', () => {
  it('the settings of the process are read in src/env.ts', () => {
    expect(sources.length).toBeGreaterThan(500)
    expect(linesWith(/process\.env\b|import\.meta\.env/, outside(/^src\/(env\.ts$|patches\/)/))).toEqual([])
  })

  it('rules of features ask neither the clock nor chance', () => {
    const rules = sources.filter((file) => /^src\/features\/.*rules\.ts$/.test(file))
    expect(rules.length).toBeGreaterThan(20)
    const outsideWorld =
      /Date\.now|new Date\(\)|performance\.|Math\.random|random(Int|UUID|Bytes)|-clock'|node:|Temporal\.Now/
    expect(linesWith(outsideWorld, rules)).toEqual([])
  })

  // Each of these breaks in silence when an upgrade changes it, so src/patches has a record and a test of it.
  const elsewhere = outside(/^src\/patches\//)

  it('private names of Next', () => {
    const names =
      /x-next|next-(action|router|hmr|url)|['"]_?rsc\b|headers\.rsc\b|__next|next_phase|['"]next\/dist|next\.unhandled|_N_T_/i
    expect(linesWith(names, elsewhere)).toEqual([])
  })

  it('private modules of Payload', () => {
    expect(linesWith(/['"](@payloadcms\/[\w-]+|payload)\/(dist|src)\b/, elsewhere)).toEqual([])
  })

  it('class names and ids of Payload', () => {
    const inSelectors =
      /\b(querySelector(All)?|closest|matches)(<\w+>)?\(\s*['"`][^'"`]*[.#](?!tab\b)[a-z]|getElementById\(\s*['"`](action|field|delete|confirm|nav)-/
    const names =
      /['"`#.](payload__|confirmation-modal|document-locked|doc-(controls|tab|drawer|header)|form-submit|popup__|drawer__|btn--style|list-controls|collection-(list|edit)__|nav-toggler|template-default|action-save|rs__|section-title__|array-field__|confirm-cancel|delete-forever)|\.(field-type|field-label|rich-text-lexical|editor-container|link-edit)\b/
    expect(linesWith(inSelectors, elsewhere)).toEqual([])
    expect(linesWith(names, elsewhere)).toEqual([])
  })

  it('changes of globals, and watchers of what a framework draws', () => {
    const globals =
      /\b(window|globalThis|self|document|navigator|history|location)\.(fetch|\w*Callback|open|onerror|push\w*|replace\w*|XMLHttpRequest|addEventListener)\s*=[^=]|Object\.(assign|defineProperty)\(\s*(window|globalThis|document)\s*,|\b(window|globalThis)\[[^\]]+\]\s*=[^=]/
    expect(linesWith(globals, elsewhere)).toEqual([])
    expect(linesWith(/\bMutationObserver\b/, elsewhere)).toEqual([])
  })

  it('the import map of the admin', () => {
    expect(linesWith(/\bimportMap\b/, outside(/^src\/app\/\(payload\)\//))).toEqual([])
  })
})
