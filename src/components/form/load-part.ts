import { type LineProblem, lineProblem } from '@/lib/http/send'

const TIMEOUT_MS = 20_000

export type LoadedPart<Part> = { ok: true; part: Part } | { ok: false; reason: LineProblem | 'timeout' }

/** Loads a part with its `import()`. Never throws; a new call loads again. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<LoadedPart<Part>> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<LoadedPart<Part>>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, reason: 'timeout' }), TIMEOUT_MS)
  })
  try {
    return await Promise.race([late, load().then((part) => ({ ok: true, part }) as const)])
  } catch {
    return { ok: false, reason: lineProblem() }
  } finally {
    clearTimeout(timer)
  }
}
