/** A page that is still there after this time was not left. */
const LEAVING_MS = 10_000

/**
 * Firefox ends a page's requests as soon as its visitor follows a link or reloads, before `pagehide`. Next takes that for a
 * failure and opens its own address again, and the visitor does not get where they wanted to go. So a request that fails in a
 * page that is being left fails later, when there is no page any more.
 */
export function leaveQuietly(): void {
  const { fetch } = window
  window.fetch = async (...request) => {
    let isLeaving = false
    const leave = () => {
      isLeaving = true
    }
    // Only during a request: some browsers store no page that listens to this.
    addEventListener('beforeunload', leave)
    try {
      return await fetch(...request)
    } catch (error) {
      if (isLeaving) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
      throw error
    } finally {
      removeEventListener('beforeunload', leave)
    }
  }
}
