import { describe, expect, it } from 'vitest'
import { csvLine } from '../../../src/lib/csv/csv'

describe('a line of CSV', () => {
  it.each([
    ['=1+1@x.example', "'=1+1@x.example"],
    ['+a@x.example', "'+a@x.example"],
    ['-a@x.example', "'-a@x.example"],
    ['@x', "'@x"],
    ['a,b"c', '"a,b""c"'],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['\t=1+1', "'\t=1+1"],
    [' =1+1', "' =1+1"],
    ['\uff1d1+1', "'\uff1d1+1"],
    ['two\nlines', '"two\nlines"'],
    ['plain@x.example', 'plain@x.example'],
    ['3 - 2 = 1', '3 - 2 = 1'],
  ])('writes %j as %j', (value, cell) => {
    expect(csvLine([value, 'next'])).toBe(`${cell},next\r\n`)
  })

  it('leaves the cell of a missing value empty', () => {
    expect(csvLine([null, 'a', undefined])).toBe(',a,\r\n')
  })
})
