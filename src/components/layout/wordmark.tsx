import { SiteLink } from '@/components/ui/site-link'

/** The name with its mark: a loose thread that runs out into a straight line. */
export function Wordmark({ name }: { name: string }) {
  return (
    <SiteLink href="/" className="-ml-1 inline-flex min-h-11 min-w-0 items-center gap-2.5 rounded-sm px-1">
      <svg
        viewBox="0 0 44 24"
        className="h-[min(1.25rem,6vw)] w-[min(2.25rem,11vw)] shrink-0 max-[14rem]:hidden"
        fill="none"
        aria-hidden="true"
      >
        <path
          d="M2 15c0-7 5-11 9-11s7 3 7 7-3 8-7 8-6-3-6-6 3-6 7-6c7 0 8 8 15 8h8"
          className="stroke-signal"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
        <circle cx="39" cy="15" r="3.6" className="fill-action" />
      </svg>
      <span className="truncate font-display font-semibold text-[min(1.375rem,6.5vw)] tracking-[-0.02em]">
        {name}
      </span>
    </SiteLink>
  )
}
