import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { isObject } from '@/features/rich-text/document'
import type { Media } from '@/payload-types'
import type { Crop } from './crop'

interface Point {
  x: number
  y: number
}

const MIDDLE: Point = { x: 50, y: 50 }

function percent(value: unknown): number | undefined {
  const number =
    typeof value === 'number' || (typeof value === 'string' && value.trim()) ? Number(value) : Number.NaN
  return Number.isFinite(number) ? Math.round(Math.min(Math.max(number, 0), 100)) : undefined
}

/** The focal point in a request's query, where the CMS sends it with a crop. */
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

/** A new file starts with its middle as focal point. */
export const keepFocalPoint: CollectionBeforeChangeHook<Media> = ({ data, req }) => {
  const point = (req.context.focalPoint as Point | undefined) ?? (req.file ? MIDDLE : undefined)
  return point ? { ...data, focalX: point.x, focalY: point.y } : data
}
