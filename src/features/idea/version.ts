import type { IdeaContent } from './idea'

/** Shorter than what a booking's message may hold, so that there is room for a question. */
const LONGEST = 1800

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const list = (texts: readonly string[]) => texts.map((text) => `- ${text}`)

/**
 * What a visitor has changed about an idea, in words for the message of a booking: each changed part as it stands now. An empty
 * text when nothing was changed.
 */
export function versionText(original: IdeaContent, changed: IdeaContent): string {
  const parts = [
    same(original.title, changed.title) ? [] : [`Title: ${changed.title}`],
    same(original.description, changed.description) ? [] : [`Description: ${changed.description}`],
    same(original.howItWorks, changed.howItWorks) ? [] : ['How it works:', ...list(changed.howItWorks)],
    same(original.setupTime, changed.setupTime) ? [] : [`Setup time: ${changed.setupTime}`],
    same(original.requirements, changed.requirements) ? [] : ['Requirements:', ...list(changed.requirements)],
    same(original.steps, changed.steps)
      ? []
      : ['Steps:', ...list(changed.steps.map(({ title, detail }) => `${title}: ${detail}`))],
  ].flat()
  if (parts.length === 0) return ''
  const text = [`My version of the idea "${original.title}"`, ...parts].join('\n')
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`
}
