import { Time } from '@/admin/ui/time'
import type { HistoryEntry } from '@/features/booking/desk/history'
import { historyActor, historyText } from './history-text'

/** The changes of a booking and its sent mails, the latest first. */
export function History({ entries, zone }: { entries: readonly HistoryEntry[]; zone: string }) {
  return (
    <section aria-label="History" className="mt-6 border-t pt-5">
      <h3 className="mb-3 text-lg">History</h3>
      {entries.length === 0 ? (
        <p className="text-soft text-sm">Nothing is recorded yet.</p>
      ) : (
        <ol className="grid gap-3">
          {entries.map((entry) => (
            <li
              key={`${entry.at} ${entry.kind === 'mail' ? `${entry.event} ${entry.messageId}` : entry.action}`}
              className="grid gap-0.5 border-l-2 pl-3 text-sm"
            >
              <span>{historyText(entry, zone)}</span>
              <span className="text-soft text-xs">
                {historyActor(entry)}, <Time at={entry.at} show="exact" />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
