import type { IdeaContent } from './idea'

/** Leaves room for a question in a booking's message. */
const MAX_LENGTH = 1800

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const list = (texts: readonly string[]) => texts.map((text) => `- ${text}`)

/** A visitor's changes to an idea as text for a booking's message. Empty if there are none. */
export function versionText(original: IdeaContent, changed: IdeaContent): string {
  const lines: Record<keyof IdeaContent, string[]> = {
    title: [`Title: ${changed.title}`],
    description: [`Description: ${changed.description}`],
    howItWorks: ['How it works:', ...list(changed.howItWorks)],
    setupTime: [`Setup time: ${changed.setupTime}`],
    requirements: ['Requirements:', ...list(changed.requirements)],
    steps: ['Steps:', ...list(changed.steps.map(({ title, detail }) => `${title}: ${detail}`))],
  }
  const names = Object.keys(lines) as (keyof IdeaContent)[]
  const parts = names.filter((name) => !same(original[name], changed[name])).flatMap((name) => lines[name])
  if (parts.length === 0) return ''
  const text = [`My version of the idea "${original.title}"`, ...parts].join('\n')
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH - 1)}…`
}
