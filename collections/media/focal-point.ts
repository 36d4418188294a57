import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { isObject } from '@/features/rich-text/document'
import type { Media } from '@/payload-types'

export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

const number = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim()) ? Number(value) : Number.NaN

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

export function askedCrop({ query }: PayloadRequest): Crop | undefined {
  const edits = isObject(query.uploadEdits) ? query.uploadEdits.crop : undefined
  if (!isObject(edits) || edits.unit !== '%') return undefined
  const [x, y, width, height] = [edits.x, edits.y, edits.width, edits.height].map(number)
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined
  if (![x, y, width, height].every(Number.isFinite) || width <= 0 || height <= 0) return undefined
  const left = within(x, 0, 99)
  const top = within(y, 0, 99)
  const crop = { x: left, y: top, width: within(width, 1, 100 - left), height: within(height, 1, 100 - top) }
  return crop.width >= 99.5 && crop.height >= 99.5 ? undefined : crop
}

export function rectangle(crop: Crop, picture: { width: number; height: number }) {
  const left = Math.floor((crop.x / 100) * picture.width)
  const top = Math.floor((crop.y / 100) * picture.height)
  return {
    left,
    top,
    width: within(Math.round((crop.width / 100) * picture.width), 1, picture.width - left),
    height: within(Math.round((crop.height / 100) * picture.height), 1, picture.height - top),
  }
}

type Point = Pick<Crop, 'x' | 'y'>

const MIDDLE: Point = { x: 50, y: 50 }

function percent(value: unknown): number | undefined {
  const asked = number(value)
  return Number.isFinite(asked) ? Math.round(within(asked, 0, 100)) : undefined
}

function askedFocalPoint(query: unknown): Point | undefined {
  const edits = isObject(query) && isObject(query.uploadEdits) ? query.uploadEdits.focalPoint : undefined
  if (!isObject(edits)) return undefined
  const [x, y] = [percent(edits.x), percent(edits.y)]
  return x === undefined || y === undefined ? undefined : { x, y }
}

/** The CMS sends the point in percent of the whole picture. */
function inCrop({ x, y }: Point, crop: Crop): Point {
  const [across, down] = [((x - crop.x) / crop.width) * 100, ((y - crop.y) / crop.height) * 100]
  // A point that no one moved can be outside.
  const isInside = across > 0 && across < 100 && down > 0 && down < 100
  return isInside ? { x: Math.round(across), y: Math.round(down) } : MIDDLE
}

/** Keeps the point for the document. Payload would fetch the file and create all sizes again. */
export function noteFocalPoint(req: PayloadRequest, crop: Crop | undefined): void {
  const point = askedFocalPoint(req.query)
  req.context.focalPoint = point && crop ? inCrop(point, crop) : point
}

export const keepFocalPoint: CollectionBeforeChangeHook<Media> = ({ data, req }) => {
  const point = (req.context.focalPoint as Point | undefined) ?? (req.file ? MIDDLE : undefined)
  return point ? { ...data, focalX: point.x, focalY: point.y } : data
}
