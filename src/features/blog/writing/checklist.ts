import type { Content, LexicalNode } from '@/features/rich-text/document'
import { articleText } from '@/features/rich-text/plain-text'
import { emptyRows, unfinishedBlocks } from '@/features/rich-text/unfinished'
import { inCharacters, MAX_TEXT_LENGTH } from '../article/length'
import type { ReferenceProblem } from './queries'

export interface Writing {
  title: string
  excerpt: string
  description: string
  category: boolean
  cover: boolean
  content: Content | null
}

/** A block of the text by its place, or a field by its name. */
export type Place = number | string

export interface Check {
  name: string
  todo: readonly string[]
  places?: readonly (Place | undefined)[]
}

/** Headings that come before one of the level above them. */
function skipped(content: Content | null): Check {
  let before = 1
  const found = ((content?.root?.children ?? []) as LexicalNode[]).flatMap((node, at) => {
    if (node.type !== 'heading' || !/^h[1-6]$/.test(String(node.tag))) return []
    const level = Number(String(node.tag)[1])
    const expected = before + 1
    before = level
    const words = articleText({ root: { children: [node] } }).slice(0, 60)
    const line = `“${words}” is a heading ${level} where a heading ${expected} is due.`
    return level > expected ? [{ line, at }] : []
  })
  return {
    name: 'Headings in order',
    todo: found.map(({ line }) => line),
    places: found.map(({ at }) => at),
  }
}

type Problem = Pick<ReferenceProblem, 'kind' | 'words' | 'problem'> & { at?: number | undefined }

function listed(name: string, kind: Problem['kind'], problems: readonly Problem[]): Check {
  const ofKind = problems.filter((problem) => problem.kind === kind)
  return {
    name,
    todo: ofKind.map(({ words, problem }) => (words ? `“${words}” ${problem}.` : `It ${problem}.`)),
    places: ofKind.map(({ at }) => at),
  }
}

const needed = (name: string, place: Place, there: boolean, todo: string): Check => ({
  name,
  todo: there ? [] : [todo],
  places: [place],
})

export function articleChecks(writing: Writing, problems: readonly Problem[]): Check[] {
  const { length } = articleText(writing.content)
  const blocks = [...unfinishedBlocks(writing.content), ...emptyRows(writing.content)]
  return [
    needed('Title', 'title', writing.title.trim() !== '', 'Write a title.'),
    needed(
      'Excerpt',
      'excerpt',
      (writing.description || writing.excerpt).trim() !== '',
      'Write an excerpt: lists and search engines show it.',
    ),
    needed('Category', 'category', writing.category, 'Choose a category.'),
    needed('Cover picture', 'featuredImage', writing.cover, 'Choose a cover picture.'),
    needed(
      'Length',
      0,
      length > 0 && length <= MAX_TEXT_LENGTH,
      length === 0
        ? 'There is no text yet.'
        : `The text is ${inCharacters(length - MAX_TEXT_LENGTH)} too long. It can have ${inCharacters(MAX_TEXT_LENGTH)}.`,
    ),
    {
      name: 'Blocks are complete',
      todo: blocks.map(({ message }) => message),
      places: blocks.map(({ at }) => at),
    },
    skipped(writing.content),
    listed('Links', 'link', problems),
    listed('Pictures and alternative texts', 'picture', problems),
  ]
}
