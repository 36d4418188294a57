import { describe, expect, it } from 'vitest'
import { cleanSvg } from '@/features/brand/clean-svg'

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" ${attributes}>${inner}</svg>`

describe('an SVG of a brand', () => {
  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a script in another case', svg('<SCRIPT>alert(1)</SCRIPT>')],
    [
      'a script of another namespace',
      svg('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'),
    ],
    ['an event', svg('<path d="M0 0" onload="alert(1)"/>')],
    ['an event on the root', svg('', 'onload="alert(1)"')],
    ['a picture from elsewhere', svg('<image href="https://evil.example/x.png"/>')],
    ['a picture within', svg('<image href="data:image/svg+xml;base64,AAAA"/>')],
    ['a link', svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>')],
    ['a reference to another file', svg('<use href="https://evil.example/x.svg#a"/>')],
    ['an old reference to another file', svg('<use xlink:href="//evil.example/x.svg#a"/>')],
    ['HTML', svg('<foreignObject><iframe src="https://evil.example"/></foreignObject>')],
    ['an import', svg('<style>@import "https://evil.example/x.css";</style>')],
    ['a fill from elsewhere', svg('<path d="M0 0" fill="url(https://evil.example/#a)"/>')],
    ['a style from elsewhere', svg('<path d="M0 0" style="fill:url( \'//evil.example/#a\')"/>')],
    ['an animation', svg('<path d="M0 0"><animate attributeName="d"/></path>')],
    ['an entity', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('&x;')}`],
    ['a style sheet', `<?xml-stylesheet href="https://evil.example/x.css"?>${svg('')}`],
    ['no drawing', '<html><body>Hello</body></html>'],
  ])('is refused with %s', (_, text) => {
    expect(cleanSvg(text)).toEqual({ problem: expect.any(String) })
  })

  it('keeps what is drawn, and loses the notes of drawing programs', () => {
    const drawing = `<?xml version="1.0"?><!-- made by hand -->${svg(
      '<metadata><x:note xmlns:x="a">me</x:note></metadata><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs><style>.a{fill:url(#g)}</style><path class="a" d="M0 0h10" data-name="x"/><use href="#g"/>',
    )}`
    expect(cleanSvg(drawing)).toEqual({
      svg: svg(
        '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><style>.a{fill:url(#g)}</style><path class="a" d="M0 0h10"></path><use href="#g"></use>',
      ).replace(' >', '>'),
    })
  })
})
