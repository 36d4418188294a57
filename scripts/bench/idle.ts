import { setTimeout as pause } from 'node:timers/promises'
import { cpuSeconds } from './load.ts'
import { measured } from './report.ts'
import { residentMb, type Site } from './site.ts'

const IDLE_SECONDS = Number(process.env.BENCH_IDLE_SECONDS ?? 30)

export async function idle({ server }: Site): Promise<void> {
  await pause(5000)
  const before = cpuSeconds(server.process.pid) ?? Number.NaN
  await pause(IDLE_SECONDS * 1000)
  const used = (cpuSeconds(server.process.pid) ?? Number.NaN) - before
  measured({
    name: 'Idle',
    unit: '% of a core',
    ours: (used / IDLE_SECONDS) * 100,
    note: `over ${IDLE_SECONDS} s, the server alone`,
  })
}

export function memory({ server }: Site, when: string): void {
  measured({ name: `Memory ${when}`, unit: 'MB resident', ours: residentMb(server.process.pid) })
}
