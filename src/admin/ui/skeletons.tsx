import { Spinner } from '@/components/ui/spinner'

const bar = 'animate-pulse rounded-sm bg-sunken'
const ROWS = 8
const numbered = (count: number) => Array.from({ length: count }, (_, index) => index)

export function WaitingTab({ title, stats = 0 }: { title: string; stats?: number | undefined }) {
  return (
    <>
      <div className="mb-6 flex items-end justify-between gap-4">
        <h1 className="text-3xl leading-tight">{title}</h1>
        <Spinner label="Loading..." />
      </div>
      <div aria-hidden="true">
        {stats > 0 ? (
          <div className="mb-6 grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-line lg:grid-cols-4">
            {numbered(stats).map((index) => (
              <div key={index} className="grid h-[105px] content-start gap-2.5 bg-surface p-5">
                <div className={`${bar} h-3 w-20`} />
                <div className={`${bar} h-7 w-12`} />
              </div>
            ))}
          </div>
        ) : null}
        <div className={`${bar} mb-4 h-10 w-full sm:w-80`} />
        <div className="divide-y divide-line rounded-lg border bg-surface">
          {numbered(ROWS).map((index) => (
            <div key={index} className="flex h-16 items-center gap-6 px-5">
              <div className={`${bar} h-3.5 w-2/5`} />
              <div className={`${bar} h-3 w-1/6`} />
              <div className={`${bar} ml-auto h-3 w-16`} />
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
