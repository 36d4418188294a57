'use client'

import { cx } from 'class-variance-authority'
import { useEffect, useRef } from 'react'
import { SiteLink } from '@/components/ui/site-link'

interface Choice {
  label: string
  href: string
  current: boolean
  count?: number | undefined
}

export function ChoiceLinks({ label, choices }: { label: string; choices: readonly Choice[] }) {
  const bar = useRef<HTMLElement>(null)
  const chosen = choices.findIndex(({ current }) => current)
  // A phone has no room for all of them.
  useEffect(() => {
    const here = bar.current?.querySelectorAll('li')[chosen]
    if (bar.current && here)
      bar.current.scrollLeft = here.offsetLeft - (bar.current.clientWidth - here.offsetWidth) / 2
  }, [chosen])
  return (
    <nav ref={bar} aria-label={label} className="relative max-w-full overflow-x-auto [scrollbar-width:none]">
      <ul className="flex w-max gap-0.5 rounded-md bg-sunken p-0.5">
        {choices.map(({ label: name, href, current, count }) => (
          <li key={name}>
            <SiteLink
              href={href}
              scroll={false}
              aria-current={current ? 'true' : undefined}
              className={cx(
                'flex h-9 items-center gap-1.5 rounded-md px-3 text-sm max-sm:px-2 -outline-offset-2',
                current ? 'bg-surface font-semibold text-ink' : 'text-soft hover:text-ink',
              )}
            >
              <span>{name}</span>
              {count === undefined ? null : (
                <span className="font-normal text-soft text-xs tabular-nums">{count}</span>
              )}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
