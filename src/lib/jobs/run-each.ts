import { log } from '@/lib/log'

/**
 * Runs every step in order, even if earlier ones failed. Logs each failure with the step's name.
 * @throws Error that names all steps that failed, after the last one
 */
export async function runEach(steps: Record<string, () => Promise<unknown>>): Promise<void> {
  const failures: string[] = []
  for (const [step, run] of Object.entries(steps)) {
    try {
      await run()
    } catch (error) {
      log.error({ err: error, step }, 'step failed')
      failures.push(`${step}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  if (failures.length > 0) throw new Error(failures.join('; '))
}
