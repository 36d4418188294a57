import type { Media } from '../../src/payload-types'
import { call, type Visitor } from './site'

export interface Sent {
  doc?: Media
  errors?: { message: string; code: string; field?: string }[]
}

/** As a browser sends a picture to the CMS. */
export function sendPicture(visitor: Visitor, data: Buffer, { method = 'POST', path = '/api/media' } = {}) {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(data)], 'shot.png', { type: 'image/png' }))
  body.set('_payload', JSON.stringify({ alt: 'Test' }))
  return call<Sent>(method, path, { body, visitor })
}

/** Names of a picture's file and of its sizes, sorted. */
export const namesOf = (media: Media | undefined): string[] =>
  [media?.filename, ...Object.values(media?.sizes ?? {}).map((size) => size?.filename)]
    .filter((name): name is string => typeof name === 'string')
    .sort()
