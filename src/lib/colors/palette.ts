import { contrast, hexOf, readableShade, shadeOf } from './color-math'

export interface BrandColors {
  /** Buttons and links. */
  accent: string
  /** Lines and small marks. */
  highlight: string
  /** The background of pages. */
  ground: string
}

export const defaultColors: BrandColors = { accent: '#0f5c4a', highlight: '#d9572b', ground: '#f6f3ec' }

/** The quietest text and the text on buttons; neither is an owner's choice. */
const FAINT = '#5c6863'
const ON_ACCENT = '#f9f7f1'
const AA_TEXT = 4.5
const AA_GRAPHIC = 3

const WHITE_MIX = 0.6

function groundsOf({ accent, ground }: Pick<BrandColors, 'accent' | 'ground'>) {
  const base = shadeOf(ground)
  const hue = shadeOf(accent)
  return {
    paper: ground,
    surface: hexOf({ ...base, l: base.l + (1 - base.l) * WHITE_MIX, c: base.c * 0.8 }),
    sunken: hexOf({ ...base, l: base.l - 0.04, c: base.c * 1.3 }),
    sage: hexOf({ l: base.l - 0.08, c: Math.min(hue.c * 0.25, 0.025), h: hue.h }),
    goodWash: hexOf({ l: base.l - 0.05, c: Math.min(hue.c * 0.25, 0.025), h: hue.h }),
  }
}

interface ColorProblem {
  field: keyof BrandColors
  message: string
  /** The nearest shade that passes. */
  instead: string
}

const figure = (value: number) => (Math.floor(value * 10) / 10).toFixed(1)

/** Colors that people could not read (WCAG 2.2 AA), each with the nearest shade that passes. */
export function colorProblems(colors: BrandColors): ColorProblem[] {
  const { accent, highlight, ground } = colors
  // Quiet text is also on the darkest background that is made of this one.
  const groundPasses = (candidate: string) =>
    contrast(FAINT, groundsOf({ accent, ground: candidate }).sunken) >= AA_TEXT
  if (!groundPasses(ground)) {
    const shade = shadeOf(ground)
    let instead = ground
    for (let l = shade.l; l < 1 && !groundPasses(instead); l += 0.005) instead = hexOf({ ...shade, l })
    if (!groundPasses(instead)) instead = '#ffffff'
    return [
      {
        field: 'ground',
        message: `Ground color is too dark: text would not be readable on it. The nearest shade that passes is ${instead}.`,
        instead,
      },
    ]
  }
  const problems: ColorProblem[] = []
  const grounds = [...Object.values(groundsOf(colors)), ON_ACCENT]
  const least = Math.min(...grounds.map((other) => contrast(accent, other)))
  if (least < AA_TEXT) {
    const instead = readableShade(accent, grounds, AA_TEXT, 'darker')
    problems.push({
      field: 'accent',
      message: `Accent color has a contrast of ${figure(least)} with its background; links and buttons need 4.5. The nearest shade that passes is ${instead}.`,
      instead,
    })
  }
  if (contrast(highlight, ground) < AA_GRAPHIC) {
    const instead = readableShade(highlight, [ground], AA_GRAPHIC, 'darker')
    problems.push({
      field: 'highlight',
      message: `Highlight color has a contrast of ${figure(contrast(highlight, ground))} with the ground; lines and marks need 3. The nearest shade that passes is ${instead}.`,
      instead,
    })
  }
  return problems
}

/** A color for light and one for dark pages. */
export type Pair = readonly [light: string, dark: string]

/** All colors of theme.css that follow from the three. The others stay. */
export function paletteOf(colors: BrandColors) {
  const accent = shadeOf(colors.accent)
  const highlight = shadeOf(colors.highlight)
  const base = shadeOf(colors.ground)
  const light = groundsOf(colors)
  const dark = (l: number, c: number) => hexOf({ l, c: Math.min(accent.c * 0.3, c), h: accent.h })
  const [paper, surface, sunken, sage, goodWash] = [
    dark(0.205, 0.014),
    dark(0.245, 0.016),
    dark(0.175, 0.012),
    dark(0.315, 0.03),
    dark(0.3, 0.03),
  ]
  const darkGrounds = [paper, surface, sunken, sage, goodWash]
  const lightGrounds = Object.values(light)
  const action = readableShade(
    hexOf({ ...accent, l: 0.78, c: Math.min(accent.c, 0.1) }),
    darkGrounds,
    AA_TEXT,
    'lighter',
  )
  const onAction = readableShade(
    hexOf({ l: 0.22, c: Math.min(accent.c, 0.03), h: accent.h }),
    [action],
    AA_TEXT,
    'darker',
  )
  const signal = readableShade(hexOf({ ...highlight, l: 0.7 }), darkGrounds, AA_GRAPHIC, 'lighter')
  const deep = hexOf({ l: 0.32, c: Math.min(accent.c, 0.07), h: accent.h })
  const onDeepSignal = readableShade(hexOf({ ...highlight, l: 0.75 }), [deep], AA_TEXT, 'lighter')
  const line = (l: number) => hexOf({ ...base, l, c: Math.min(base.c * 1.4, 0.03) })
  return {
    paper: [light.paper, paper],
    surface: [light.surface, surface],
    sunken: [light.sunken, sunken],
    sage: [light.sage, sage],
    'good-wash': [light.goodWash, goodWash],
    line: [line(base.l - 0.1), dark(0.34, 0.02)],
    'line-strong': [
      readableShade(line(0.6), lightGrounds, 3.05, 'darker'),
      readableShade(dark(0.55, 0.02), darkGrounds, 3.05, 'lighter'),
    ],
    action: [colors.accent, action],
    'action-hover': [
      hexOf({ ...accent, l: accent.l - 0.09 }),
      hexOf({ ...shadeOf(action), l: shadeOf(action).l + 0.06 }),
    ],
    'on-action': [ON_ACCENT, onAction],
    signal: [colors.highlight, signal],
    'signal-text': [
      readableShade(colors.highlight, lightGrounds, AA_TEXT, 'darker'),
      readableShade(signal, darkGrounds, AA_TEXT, 'lighter'),
    ],
    deep: [deep, deep],
    'on-deep-soft': ['#d5dcd8', '#d5dcd8'],
    'on-deep-signal': [onDeepSignal, onDeepSignal],
  } satisfies Record<string, Pair>
}

export const isDefault = ({ accent, highlight, ground }: BrandColors): boolean =>
  accent === defaultColors.accent && highlight === defaultColors.highlight && ground === defaultColors.ground
