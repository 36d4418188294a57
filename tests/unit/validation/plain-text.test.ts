import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from '../../../src/lib/validation/plain-text'

describe('a visitor’s text', () => {
  it.each([
    'a < b and c > d',
    'if a<b and b>c, then stop',
    'x <= 5 && y >= 3',
    '1<2',
    'i <3 you',
    'Ada <ada@example.com>',
    'see <https://example.com/a?b=c>',
    'Our stack: <company name>, -> and <-',
    'List<String> and Map<K, V>',
    'first line\n\n\tsecond line',
    'Grüße, 日本語, мир, שלום, مرحبا',
    'می‌خواهم', // with the joiner that Persian spelling needs
    'क्‍ष',
    'a family 👨‍👩‍👧 and ❤️‍🔥 and 👍🏽',
    '50 % & more; "quotes" \\ and \'apostrophes\'',
  ])('is left as it is: %s', (text) => {
    expect(plainText(text)).toBe(text)
  })

  it.each([
    ['We copy <b>forty orders</b> a day', 'We copy forty orders a day'],
    ['<script>alert(1)</script>Hello', 'alert(1)Hello'],
    ['<img src=x onerror=alert(1)>Hello', 'Hello'],
    ['<IMG SRC="javascript:alert(1)"/>Hello', 'Hello'],
    ['<svg/onload=alert(1)>Hello', 'Hello'],
    ['<a href="https://evil.example" onclick=\'x\'>click</a>', 'click'],
    ['line<br>line<br/>line', 'line\nline\nline'],
    ['<p>one</p><p>two</p>', 'one\n\ntwo'],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'alert(1)'],
    ['<scr\u200bipt>x</script>', 'x'],
    ['<div\nclass="a">x</div>', 'x'],
    ['a<!-- hidden\nwords -->b', 'ab'],
    ['<!DOCTYPE html><html><body>x</body></html>', 'x'],
    ['pay\u202Egpj.exe', 'paygpj.exe'],
    ['zero\u200Bwidth\uFEFF and soft\u00ADhyphen', 'zerowidth and softhyphen'],
    ['\u2066isolated\u2069 \u200Fmark', 'isolated mark'],
    ['hid\u200Dden jo\u200Ciner', 'hidden joiner'],
    ['a\0b\u0007c\u009Fd\u001Be', 'abcde'],
    ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
    ['half \uD83D of a pair', 'half  of a pair'],
    ['tags \u{E0041}\u{E007F}', 'tags'],
    [' \n spaces around \n ', 'spaces around'],
  ])('%j becomes %j', (text, clean) => {
    expect(plainText(text)).toBe(clean)
  })

  it('is the same when cleaned twice, and quick for any text', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '</',
      'b',
      'script',
      'a href="',
      '"',
      ' ',
      '=',
      '<!--',
      '-->',
      '\u200b',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        const once = plainText(parts.join(''))
        expect(plainText(once)).toBe(once)
        expect(once).not.toMatch(/<\/?script>/i)
      }),
    )
    for (const start of ['<a ', '<a b=', '<!--', '<script ', '<', '<b', '<b<i', '<a b=c ']) {
      const begun = performance.now()
      plainText(start.repeat(5000 / start.length) + '>'.repeat(5000))
      expect(performance.now() - begun).toBeLessThan(500)
    }
  })
})
