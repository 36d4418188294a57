/** Adds a webhook to a running server, as its owner. @returns its secret */
export async function ownerWebhook(
  url: string,
  { owner, webhook }: { owner: { email: string; password: string }; webhook: object },
): Promise<string> {
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, cookie },
      body: JSON.stringify(body),
    })
  const signedIn = await post('/api/users/login', owner)
  const made = await post('/api/webhooks', webhook, signedIn.headers.get('set-cookie')?.split(';', 1)[0])
  const { doc } = (await made.json()) as { doc?: { secret: string } }
  if (!doc) throw new Error(`No webhook was made: ${signedIn.status}, ${made.status}`)
  return doc.secret
}
