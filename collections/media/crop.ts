import type { PayloadRequest } from 'payload'
import { isObject } from '@/features/rich-text/document'

export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

export interface Rectangle {
  left: number
  top: number
  width: number
  height: number
}

const number = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim()) ? Number(value) : Number.NaN

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The crop in a request's query. Undefined for the whole picture, which the CMS sends with a focal point. */
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

export function rectangle(crop: Crop, picture: { width: number; height: number }): Rectangle {
  const left = Math.floor((crop.x / 100) * picture.width)
  const top = Math.floor((crop.y / 100) * picture.height)
  return {
    left,
    top,
    width: within(Math.round((crop.width / 100) * picture.width), 1, picture.width - left),
    height: within(Math.round((crop.height / 100) * picture.height), 1, picture.height - top),
  }
}
