import { palette } from './palette'
import { check, circle, ellipse, line, type Paint, path, polygon, polyline, rect, solid } from './shapes'

/** Lines that stand for text: each length is a share of the width. */
export const textLines = (
  x: number,
  y: number,
  width: number,
  gap: number,
  lengths: readonly number[],
  stroke: string = palette.ink,
): string =>
  lengths
    .map((share, row) => line([x, y + row * gap], [x + width * share, y + row * gap], { stroke }))
    .join('')

export const sheet = (x: number, y: number, w: number, h: number, fill: string = palette.paper): string => {
  const fold = Math.round(w * 0.2)
  return (
    path(`M${x} ${y}H${x + w - fold}L${x + w} ${y + fold}V${y + h}H${x}Z`, { fill }) +
    path(`M${x + w - fold} ${y}V${y + fold}H${x + w}Z`, { fill: palette.sage })
  )
}

export const invoice = (x: number, y: number, w: number, h: number): string => {
  const pad = w * 0.14
  const inner = w - 2 * pad
  return (
    sheet(x, y, w, h) +
    rect(x + pad, y + pad, inner * 0.36, h * 0.11, solid(palette.green), 6) +
    textLines(x + pad, y + h * 0.42, inner, h * 0.12, [1, 0.72, 1]) +
    rect(x + pad + inner * 0.48, y + h * 0.79, inner * 0.52, h * 0.1, solid(palette.orange), 6)
  )
}

export const envelope = (x: number, y: number, w: number, fill: string = palette.paper): string => {
  const h = Math.round(w * 0.66)
  return (
    rect(x, y, w, h, { fill }, 12) +
    polyline([
      [x + 6, y + 10],
      [x + w / 2, y + h * 0.56],
      [x + w - 6, y + 10],
    ])
  )
}

export const bars = (
  x: number,
  middle: number,
  step: number,
  heights: readonly number[],
  paint: Paint = {},
): string =>
  heights
    .map((height, index) =>
      line([x + index * step, middle - height / 2], [x + index * step, middle + height / 2], {
        width: 16,
        ...paint,
      }),
    )
    .join('')

export const person = (x: number, y: number, size: number, fill: string = palette.sage): string => {
  const w = size * 0.5
  return (
    path(`M${x - w} ${y + size}V${y + size * 0.86}a${w} ${w} 0 0 1 ${2 * w} 0V${y + size}Z`, { fill }) +
    circle(x, y, size * 0.27, { fill })
  )
}

export const calendar = (x: number, y: number, w: number, h: number, head = 90): string =>
  rect(x, y, w, h, { fill: palette.paper }, 16) +
  path(`M${x} ${y + head}V${y + 16}a16 16 0 0 1 16 -16H${x + w - 16}a16 16 0 0 1 16 16V${y + head}Z`, {
    fill: palette.green,
  }) +
  line([x + w * 0.25, y - head * 0.3], [x + w * 0.25, y + head * 0.3], { width: 12 }) +
  line([x + w * 0.75, y - head * 0.3], [x + w * 0.75, y + head * 0.3], { width: 12 })

export const checkbox = (x: number, y: number, size: number, done: boolean, fill: string = palette.green) =>
  rect(x, y, size, size, { fill: done ? fill : palette.paper }, 10) +
  (done ? check(x + size / 2, y + size / 2, size * 0.55, { stroke: palette.paper, width: 9 }) : '')

export const coins = (x: number, bottom: number, count: number, fill: string = palette.ochre): string =>
  Array.from({ length: count }, (_, index) => {
    const y = bottom - index * 40
    return path(`M${x - 80} ${y}v-34a80 26 0 0 1 160 0v34a80 26 0 0 1 -160 0Z`, { fill })
  }).join('') + ellipse(x, bottom - (count - 1) * 40 - 34, 80, 26, { fill })

export const bubble = (x: number, y: number, w: number, h: number, fill: string): string =>
  path(
    `M${x + 24} ${y}H${x + w - 24}a24 24 0 0 1 24 24V${y + h - 24}a24 24 0 0 1 -24 24H${x + 100}l-46 44v-44H${x + 24}a24 24 0 0 1 -24 -24V${y + 24}a24 24 0 0 1 24 -24Z`,
    { fill },
  )

export const microphone = (x: number, y: number, size: number): string =>
  rect(x - size * 0.26, y - size, size * 0.52, size, { fill: palette.orange }, size * 0.26) +
  [0.34, 0.5, 0.66]
    .map((share) =>
      line([x - size * 0.1, y - size * share], [x + size * 0.1, y - size * share], { stroke: palette.paper }),
    )
    .join('') +
  path(`M${x - size * 0.42} ${y - size * 0.4}a${size * 0.42} ${size * 0.52} 0 0 0 ${size * 0.84} 0`, {
    width: 12,
  }) +
  line([x, y + size * 0.12], [x, y + size * 0.36], { width: 12 }) +
  line([x - size * 0.24, y + size * 0.36], [x + size * 0.24, y + size * 0.36], { width: 12 })

export const contactCard = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, { fill: palette.paper }, 20) +
  rect(x, y, w, h * 0.2, { fill: palette.green }, 20) +
  person(x + w * 0.25, y + h * 0.42, h * 0.32) +
  textLines(x + w * 0.48, y + h * 0.42, w * 0.4, h * 0.15, [1, 0.7, 0.9])

export const diamond = (x: number, y: number, r: number, paint: Paint): string =>
  polygon(
    [
      [x, y - r],
      [x + r, y],
      [x, y + r],
      [x - r, y],
    ],
    paint,
  )
