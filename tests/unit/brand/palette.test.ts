import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandStyles } from '@/features/brand/stylesheet'
import { contrast, hexOf, shadeOf } from '@/lib/colors/color-math'
import { type BrandColors, colorProblems, defaultColors, paletteOf } from '@/lib/colors/palette'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

/** What an owner gets who takes each offered shade. */
function settled(colors: BrandColors): BrandColors {
  let accepted = colors
  for (let round = 0; round < 3; round++)
    for (const { field, instead } of colorProblems(accepted)) accepted = { ...accepted, [field]: instead }
  return accepted
}

const grounds = ['paper', 'surface', 'sunken', 'sage', 'good-wash'] as const

describe('colors of a brand', () => {
  it('have the contrasts that WCAG gives as examples', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrast('#0f5c4a', '#0f5c4a')).toBe(1)
  })

  it('survive the way to OKLCH and back', () => {
    fc.assert(fc.property(hex, (color) => hexOf(shadeOf(color)) === color))
  })

  it('are refused if people cannot read them, with the nearest shade that passes', () => {
    expect(colorProblems(defaultColors)).toEqual([])
    const [accent] = colorProblems({ ...defaultColors, accent: '#7fb7ff' })
    expect(accent).toMatchObject({
      field: 'accent',
      message: expect.stringContaining(accent?.instead ?? 'none'),
    })
    expect(colorProblems({ ...defaultColors, accent: accent?.instead ?? '' })).toEqual([])
    expect(colorProblems({ ...defaultColors, ground: '#333333' })[0]?.field).toBe('ground')
    expect(colorProblems({ ...defaultColors, highlight: '#ffeeaa' })[0]?.field).toBe('highlight')
  })

  it('are readable everywhere, whatever an owner chooses, in light and dark', () => {
    fc.assert(
      fc.property(hex, hex, hex, (accent, highlight, ground) => {
        const colors = settled({ accent, highlight, ground })
        expect(colorProblems(colors)).toEqual([])
        const palette = paletteOf(colors)
        for (const scheme of [0, 1] as const) {
          const text = [palette.action, palette['signal-text']]
          for (const on of grounds)
            for (const color of text)
              expect(contrast(color[scheme], palette[on][scheme])).toBeGreaterThanOrEqual(4.5)
          expect(contrast(palette['on-action'][scheme], palette.action[scheme])).toBeGreaterThanOrEqual(4.5)
          expect(contrast(palette['line-strong'][scheme], palette.paper[scheme])).toBeGreaterThanOrEqual(3)
          for (const color of [
            palette['on-deep-soft'],
            palette['on-deep-signal'],
            ['#f3efe4', '#f3efe4'],
          ] as const)
            expect(contrast(color[scheme], palette.deep[scheme])).toBeGreaterThanOrEqual(4.5)
        }
        // The texts of theme.css that stay as they are.
        for (const on of grounds) {
          expect(contrast('#16211f', palette[on][0])).toBeGreaterThanOrEqual(4.5)
          expect(contrast('#b7c1bb', palette[on][1])).toBeGreaterThanOrEqual(4.5)
        }
        expect(contrast('#94a19b', palette.surface[1])).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 150 },
    )
  })

  it('make no style sheet while they are the default, and a small one else', () => {
    expect(brandStyles(defaultColors, { choice: 'newsreader' })).toBe('')
    const styles = brandStyles({ ...defaultColors, accent: '#1d4ed8' }, { choice: 'own', heading: 'a.woff2' })
    expect(styles).toContain('--color-action:#1d4ed8')
    expect(styles).not.toContain('light-dark(')
    expect(styles).toContain('url(/brand/a.woff2)')
    expect(styles.length).toBeLessThan(3500)
  })
})
