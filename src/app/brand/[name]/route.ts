import { servedFile } from '@/features/brand/served'

export const dynamic = 'force-static'
// Each file is made at its first request, and kept until the brand changes.
export const generateStaticParams = () => []

type Context = { params: Promise<{ name: string }> }

/** GET /brand/<name>: a file of the brand. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const file = await servedFile((await params).name)
  if (!file) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
  return new Response(file.body, {
    headers: {
      'content-type': file.type,
      ...(file.isForGood ? { 'cache-control': 'public, max-age=31536000, immutable' } : {}),
      ...(file.isInMails ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
      // A drawing that is opened on its own cannot do anything.
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox",
    },
  })
}
