import { rmSync } from 'node:fs'

/** The servers stop after this; what they still write into the folder is removed by the system's own clean-up. */
export default function removeData(): void {
  if (process.env.E2E_DATA_DIR)
    process.once('exit', () => rmSync(process.env.E2E_DATA_DIR ?? '', { recursive: true, force: true }))
}
