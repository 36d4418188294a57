import { describe, expect, it } from 'vitest'
import { csvLine } from '../../../src/lib/csv/csv'

const lineOf = (value: string) => csvLine(['first', value, 'last'])

describe('a line of CSV', () => {
  it.each([
    ['=1+1@x.example', "'=1+1@x.example"],
    ['+a@x.example', "'+a@x.example"],
    ['-a@x.example', "'-a@x.example"],
    ['@x', "'@x"],
    ['a,b"c', 'a,b""c'],
    ['=HYPERLINK("x","y")', '\'=HYPERLINK(""x"",""y"")'],
    ['\t=1+1', "'\t'=1+1"],
    [' =1+1', "' =1+1"],
    ['\uff1d1+1', "'\uff1d1+1"],
    ['two\nlines', 'two\nlines'],
    ['plain@x.example', 'plain@x.example'],
    ['3 - 2 = 1', '3 - 2 = 1'],
    ['one; two, three', 'one; two, three'],
    ['a;=1+1', "'a;'=1+1"],
    ['a,@x', "'a,'@x"],
    ['a; +1;-1', "'a; '+1;'-1"],
    ['a\t-1', "'a\t'-1"],
    ['a\r\n=1+1', "'a\r\n'=1+1"],
    ['a;"=1+1"', '\'a;""\'=1+1""'],
    ['+33612345678', '+33612345678'],
    ['+49 (0)30 12-34', '+49 (0)30 12-34'],
    ['+33;=1+1', "'+33;'=1+1"],
    ['+1+cmd', "'+1+cmd"],
  ])('writes %j as %j', (value, cell) => {
    expect(csvLine([value, 'next'])).toBe(`"${cell}","next"\r\n`)
  })

  it.each(['a;=1+1', 'a,@x', 'a\t=1', '";=1+1', "'; =1", 'a\n=1+1', ';;=1', 'x;"";-1'])(
    'has no formula in %j, even if a program splits it',
    (value) => {
      const line = lineOf(value).trimEnd()
      for (const separator of [';', '\t', '\n'])
        for (const part of line.split(separator).slice(1)) expect(part).not.toMatch(/^["\s]*[=+\-@]/)
    },
  )

  it('leaves the cell of a missing value empty', () => {
    expect(csvLine([null, 'a', undefined])).toBe('"","a",""\r\n')
  })
})
