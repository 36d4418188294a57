/** Lightness (0 to 1), chroma and hue (radians) in OKLCH, in which equal steps look equal. */
interface Shade {
  l: number
  c: number
  h: number
}

const HEX = /^#[0-9a-f]{6}$/

export const isHex = (text: string): boolean => HEX.test(text)

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const gamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map(linear)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

// Björn Ottosson's matrices, https://bottosson.github.io/posts/oklab/
export function shadeOf(hex: string): Shade {
  const [r = 0, g = 0, b = 0] = channels(hex).map(linear)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const d = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, d),
    h: Math.atan2(d, a),
  }
}

function rgbOf({ l: lightness, c, h }: Shade): number[] {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const isShown = (value: number) => value >= -0.0005 && value <= 1.0005

/** With less chroma where a screen cannot show it. */
export function hexOf(shade: Shade): string {
  const l = Math.min(Math.max(shade.l, 0), 1)
  let c = shade.c
  while (c > 0 && !rgbOf({ ...shade, l, c }).every(isShown)) c = Math.max(0, c - 0.004)
  const parts = rgbOf({ ...shade, l, c }).map((value) =>
    Math.round(Math.min(Math.max(gamma(Math.max(value, 0)), 0), 1) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

/** The nearest shade, darker or lighter, that has the contrast with all of `others`; black or white at the end. */
export function readableShade(
  hex: string,
  others: readonly string[],
  least: number,
  direction: 'darker' | 'lighter',
): string {
  const passes = (candidate: string) => others.every((other) => contrast(candidate, other) >= least)
  const shade = shadeOf(hex)
  const step = direction === 'darker' ? -0.005 : 0.005
  let candidate = hex
  for (let l = shade.l; !passes(candidate) && l > -0.01 && l < 1.01; l += step)
    candidate = hexOf({ ...shade, l })
  return candidate
}
