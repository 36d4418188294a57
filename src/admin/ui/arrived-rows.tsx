'use client'

interface ArrivedRowsProps {
  arrived: number
  onShow: () => void
  /** The singular noun of new rows, such as 'booking'. */
  noun?: string
}

export function ArrivedRows({ arrived, onShow, noun = 'row' }: ArrivedRowsProps) {
  return (
    <p role="status" className={arrived > 0 ? 'mb-3' : 'sr-only'}>
      {arrived > 0 ? (
        <button
          type="button"
          onClick={onShow}
          className="min-h-9 w-full rounded-md bg-good-wash px-4 font-semibold text-action text-sm hover:underline"
        >
          {`Show ${arrived} new ${noun}${arrived === 1 ? '' : 's'}`}
        </button>
      ) : null}
    </p>
  )
}
