import type { Payload } from 'payload'
import { keepVisitors, openVisitDay } from '@/features/visits/mutations'
import { visitRecorder } from '@/features/visits/recorder'
import { clientAddress, headersOf } from '@/lib/http/client-address'
import { log } from '@/lib/log'
import { setVisitRecorder } from '@/server/http/visits'
import { onStop } from '@/server/process/stop'

const FLUSH_MS = 10_000

export async function countVisits(payload: Payload): Promise<void> {
  const recorder = visitRecorder(
    {
      openDay: (now) => openVisitDay(payload, now),
      keep: (date, visitors) => keepVisitors(payload, date, visitors),
    },
    { report: (problem, error) => log.warn({ err: error }, problem) },
  )
  await recorder.flush()
  setVisitRecorder((req) => {
    try {
      recorder.record({
        connection: req.socket,
        address: clientAddress(headersOf(req)),
        userAgent: req.headers['user-agent'] ?? '',
        arrival: {
          url: req.url ?? '/',
          referrer: req.headers.referer ?? '',
          host: req.headers.host ?? '',
        },
      })
    } catch (error) {
      log.warn({ err: error }, 'a visit could not be counted')
    }
  })
  const timer = setInterval(() => void recorder.flush(), FLUSH_MS).unref()
  onStop('visits', () => {
    clearInterval(timer)
    return recorder.flush()
  })
}
