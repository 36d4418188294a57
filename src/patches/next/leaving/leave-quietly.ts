/** A page that is still there after this time was not left. */
const LEAVING_MS = 10_000

/** Only during a request: some browsers store no page that listens to this. */
function watchLeaving() {
  let isLeaving = false
  const leave = () => {
    isLeaving = true
  }
  addEventListener('beforeunload', leave)
  return {
    end: () => removeEventListener('beforeunload', leave),
    fail: async (error: unknown): Promise<never> => {
      removeEventListener('beforeunload', leave)
      if (isLeaving) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
      throw error
    },
  }
}

/** A page arrives in parts, and can break off after its first one. */
function untilEnd(body: ReadableStream<Uint8Array>, { end, fail }: ReturnType<typeof watchLeaving>) {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>({
    async pull(parts) {
      const { done, value } = await reader.read().catch(fail)
      if (!done) return parts.enqueue(value)
      end()
      parts.close()
    },
    cancel(reason) {
      end()
      return reader.cancel(reason)
    },
  })
}

/**
 * Firefox ends a page's requests as soon as its visitor follows a link or reloads, before `pagehide`. Next takes that for a
 * failure and opens its own address again, and the visitor does not get where they wanted to go. So a request that fails in a
 * page that is being left fails later, when there is no page any more.
 */
export function leaveQuietly(): void {
  const { fetch } = window
  window.fetch = async (...request) => {
    const leaving = watchLeaving()
    const response = await fetch(...request).catch(leaving.fail)
    if (response.body && response.headers.get('content-type')?.startsWith('text/x-component'))
      Object.defineProperty(response, 'body', { value: untilEnd(response.body, leaving) })
    else leaving.end()
    return response
  }
}
