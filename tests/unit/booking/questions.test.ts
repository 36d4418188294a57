import { describe, expect, it } from 'vitest'
import { optionsRefusal, type Question } from '../../../src/features/booking/call-type/rules'
import { bookingSchemaOf, givenAnswers } from '../../../src/features/booking/call-type/schema'

const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  label: `Question ${id}`,
  kind: 'text',
  required: false,
  options: [],
  ...more,
})

const questions = [
  question('tools', { required: true }),
  question('story', { kind: 'long_text', required: true }),
  question('size', { kind: 'choice', required: true, options: ['1', '2 to 10'] }),
  question('extra'),
  question('when', { kind: 'choice', options: ['Soon', 'Later'] }),
]

const request = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  preferredDate: '2026-11-30',
  preferredTime: '14:00',
  timezone: 'Europe/Berlin',
}

const parsed = (answers?: unknown, byPhone = false) =>
  bookingSchemaOf({ byPhone, questions }).safeParse({ ...request, ...(answers ? { answers } : {}) })

const issues = (...args: Parameters<typeof parsed>) =>
  parsed(...args).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

const good = { tools: ' A sheet ', story: 'One\r\ntwo', size: '2 to 10' }

describe('the questions of a type', () => {
  it('that are required are asked for by their names, also if there are no answers at all', () => {
    const missing = [
      ['answers.tools', 'Please answer this question'],
      ['answers.story', 'Please answer this question'],
      ['answers.size', 'Please answer this question'],
    ]
    expect(issues()).toEqual(missing)
    expect(issues({ tools: ' ', story: '\n', size: '' })).toEqual(missing)
  })

  it.each<[string, object, string, RegExp]>([
    ['a choice that is not offered', { size: '11' }, 'answers.size', /choose one/],
    ['an optional choice that is not offered', { when: 'Never' }, 'answers.when', /choose one/],
    ['a long line', { tools: 'x'.repeat(201) }, 'answers.tools', /at most 200/],
    ['a long text', { story: 'x'.repeat(2001) }, 'answers.story', /at most 2000/],
    ['a line break in a line', { extra: 'a\nb' }, 'answers.extra', /cannot be used/],
    ['an object', { extra: { $ne: '' } }, 'answers.extra', /must be text/],
  ])('refuse %s', (_, answers, field, message) => {
    expect(issues({ ...good, ...answers })).toEqual([[field, expect.stringMatching(message)]])
  })

  it('refuse answers that are no object', () => {
    for (const answers of ['text', 5, ['x']]) expect(issues(answers)[0]?.[0]).toMatch(/^answers/)
  })

  it('keep what was answered, cleaned, in their own order and words, and nothing else', () => {
    const { data } = parsed({ ...good, when: '', other: 'dropped' })
    expect(givenAnswers(questions, data?.answers ?? {})).toEqual([
      { question: 'Question tools', answer: 'A sheet' },
      { question: 'Question story', answer: 'One\ntwo' },
      { question: 'Question size', answer: '2 to 10' },
    ])
  })

  it('do not need a phone number unless the call is by phone', () => {
    expect(issues(good)).toEqual([])
    expect(issues(good, true)).toEqual([['phone', 'Phone is required: we call you']])
  })

  it('have at least two different choices', () => {
    expect(optionsRefusal('text', [])).toBeNull()
    expect(optionsRefusal('choice', ['One', 'Two'])).toBeNull()
    for (const options of [undefined, [], ['One'], ['One', ' '], ['One', 'One'], Array(21).fill('x')])
      expect(optionsRefusal('choice', options)).not.toBeNull()
  })
})
