import type { UploadConfig } from 'payload'
import { pictureFiles } from '@/features/media/files'
import { problem } from '@/lib/http/problem'

type Handler = NonNullable<UploadConfig['handlers']>[number]

const types: Record<string, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** Sends the file of a picture. Its name holds a part of its hash, so what an address shows never changes. */
export const serveFile: Handler = async (_req, { params: { filename } }) => {
  const type = types[/\.([a-z]+)$/.exec(filename)?.[1] ?? '']
  const file = type ? await pictureFiles.read(filename) : undefined
  if (!type || !file) return problem(404, { message: 'There is no such picture.', code: 'not_found' })
  return new Response(file.body, {
    headers: {
      'content-type': type,
      'content-length': String(file.size),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline',
      // Opened by itself, whatever a file holds can run nothing.
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
  })
}
