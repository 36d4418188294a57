import { palette } from './palette'

export type Point = readonly [x: number, y: number]

export interface Paint {
  fill?: string
  stroke?: string
  width?: number
  dash?: string
}

/** Line weight of outlines, on the 1600 x 900 sheet. */
const outline = 8

const paintAttributes = ({ fill = 'none', stroke = palette.ink, width = outline, dash }: Paint): string =>
  [
    `fill="${fill}"`,
    stroke === 'none'
      ? ''
      : `stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`,
    dash ? `stroke-dasharray="${dash}"` : '',
  ]
    .filter(Boolean)
    .join(' ')

export const solid = (fill: string): Paint => ({ fill, stroke: 'none' })

export const rect = (x: number, y: number, w: number, h: number, paint: Paint = {}, radius = 10): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" ${paintAttributes(paint)}/>`

export const circle = (x: number, y: number, r: number, paint: Paint = {}): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${paintAttributes(paint)}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, paint: Paint = {}): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${paintAttributes(paint)}/>`

export const path = (d: string, paint: Paint = {}): string => `<path d="${d}" ${paintAttributes(paint)}/>`

export const polyline = (points: readonly Point[], paint: Paint = {}): string =>
  path(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}`, paint)

export const polygon = (points: readonly Point[], paint: Paint = {}): string =>
  path(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`, paint)

export const line = (from: Point, to: Point, paint: Paint = {}): string => polyline([from, to], paint)

export const onCircle = (x: number, y: number, r: number, degrees: number): Point => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [Math.round(x + r * Math.cos(angle)), Math.round(y + r * Math.sin(angle))]
}

export const arc = (x: number, y: number, r: number, from: number, to: number, paint: Paint = {}): string => {
  const [startX, startY] = onCircle(x, y, r, from)
  const [endX, endY] = onCircle(x, y, r, to)
  return path(`M${startX} ${startY}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${endX} ${endY}`, paint)
}

export const wedge = (x: number, y: number, r: number, from: number, to: number, fill: string): string => {
  const [startX, startY] = onCircle(x, y, r, from)
  const [endX, endY] = onCircle(x, y, r, to)
  const large = to - from > 180 ? 1 : 0
  return path(`M${x} ${y}L${startX} ${startY}A${r} ${r} 0 ${large} 1 ${endX} ${endY}Z`, solid(fill))
}

export const arrowHead = (x: number, y: number, degrees = 0, stroke: string = palette.ink): string =>
  `<g transform="translate(${x} ${y}) rotate(${degrees})">${path('M-24 -20L0 0L-24 20', { stroke })}</g>`

export const arrow = (from: Point, to: Point, paint: Paint = {}): string => {
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  return line(from, to, paint) + arrowHead(to[0], to[1], Math.round(degrees), paint.stroke)
}

export const check = (x: number, y: number, size: number, paint: Paint = {}): string =>
  polyline(
    [
      [x - size * 0.5, y],
      [x - size * 0.12, y + size * 0.36],
      [x + size * 0.5, y - size * 0.36],
    ],
    paint,
  )
