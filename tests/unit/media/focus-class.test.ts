import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { image } from '../../../src/features/rich-text/nodes/picture'
import { focusClass } from '../../../src/lib/pictures/focus-class'

describe('the classes of a focal point', () => {
  it.each([
    [{ x: 0, y: 100 }, 'subject-x-0 subject-y-100'],
    [{ x: 52, y: 53 }, 'subject-x-50 subject-y-55'],
    [{ x: -3, y: 1000 }, 'subject-x-0 subject-y-100'],
  ])('%o', (point, classes) => expect(focusClass(point)).toBe(classes))

  it('are none for the middle', () => expect(focusClass(undefined)).toBeUndefined())

  it('are those that the style sheet is asked to have', () => {
    const css = readFileSync('src/app/(site)/globals.css', 'utf8')
    expect(css).toContain('@source inline("subject-{x,y}-{0..100..5}");')
  })
})

describe('a picture in a text', () => {
  const picture = {
    src: '/api/media/file/a.webp',
    srcSet: '/api/media/file/a-1.webp 480w',
    width: 2,
    height: 1,
    alt: 'A',
  }

  it('offers AVIF first where there is some', () => {
    const html = image({ ...picture, avif: '/api/media/file/a-1.avif 480w', focus: { x: 90, y: 10 } })
    expect(html).toMatch(
      /^<picture><source type="image\/avif" srcset="\/api\/media\/file\/a-1\.avif 480w" sizes="[^"]+"><img /,
    )
    expect(html).toContain('class="subject-x-90 subject-y-10"')
    expect(image(picture)).not.toMatch(/picture>|source|class=/)
  })
})
