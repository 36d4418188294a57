const port = Number(process.env.E2E_GOOGLE_PORT)

/** Asks the local Google of the browser tests to do what its calendar's owner would do. */
export async function googleCall<Body>(method: string, path: string, body?: object): Promise<Body> {
  const answer = await fetch(`http://localhost:${port}${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`)
  return answer.json() as Promise<Body>
}
