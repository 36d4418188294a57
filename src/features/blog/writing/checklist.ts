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

export interface Check {
  name: string
  todo: readonly string[]
  places?: readonly (number | undefined)[]
}

const headingsIn = (content: Content | null): { level: number; text: string }[] =>
  ((content?.root?.children ?? []) as LexicalNode[])
    .filter(({ type, tag }) => type === 'heading' && /^h[1-6]$/.test(String(tag)))
    .map((node) => ({
      level: Number(String(node.tag)[1]),
      text: articleText({ root: { children: [node] } }).slice(0, 60),
    }))

function skipped(content: Content | null): string[] {
  let before = 1
  return headingsIn(content).flatMap(({ level, text }) => {
    const expected = before + 1
    before = level
    return level > expected ? [`“${text}” is a heading ${level} where a heading ${expected} is due.`] : []
  })
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

const needed = (there: boolean, todo: string): string[] => (there ? [] : [todo])

export function articleChecks(writing: Writing, problems: readonly Problem[]): Check[] {
  const { length } = articleText(writing.content)
  const blocks = [...unfinishedBlocks(writing.content), ...emptyRows(writing.content)]
  return [
    { name: 'Title', todo: needed(writing.title.trim() !== '', 'Write a title.') },
    {
      name: 'Excerpt',
      todo: needed(
        (writing.description || writing.excerpt).trim() !== '',
        'Write an excerpt: lists and search engines show it.',
      ),
    },
    { name: 'Category', todo: needed(writing.category, 'Choose a category.') },
    { name: 'Cover picture', todo: needed(writing.cover, 'Choose a cover picture.') },
    {
      name: 'Length',
      todo: needed(
        length > 0 && length <= MAX_TEXT_LENGTH,
        length === 0
          ? 'There is no text yet.'
          : `The text is ${inCharacters(length - MAX_TEXT_LENGTH)} too long. It can have ${inCharacters(MAX_TEXT_LENGTH)}.`,
      ),
    },
    {
      name: 'Blocks are complete',
      todo: blocks.map(({ message }) => message),
      places: blocks.map(({ at }) => at),
    },
    { name: 'Headings in order', todo: skipped(writing.content) },
    listed('Links', 'link', problems),
    listed('Pictures and alternative texts', 'picture', problems),
  ]
}
