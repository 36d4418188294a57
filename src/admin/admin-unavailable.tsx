'use client'

import { Button } from '@/components/ui/button'

type AdminUnavailableProps = { error: Error & { digest?: string }; retry: () => void }

export function AdminUnavailable({ error, retry }: AdminUnavailableProps) {
  return (
    <div className="office office-room min-h-dvh">
      <title>Not available right now</title>
      <main className="mx-auto grid max-w-[1440px] justify-items-start gap-4 px-4 pt-16 sm:px-6 lg:px-8">
        <div role="alert" className="grid gap-2">
          <h1 className="text-3xl">This page is not available right now</h1>
          <p className="max-w-prose text-soft">
            The problem is on our side and usually lasts less than a minute. You are still signed in, and
            nothing was changed.
          </p>
        </div>
        {error.digest ? <p className="text-faint text-sm">Reference: {error.digest}</p> : null}
        <Button onClick={retry}>Try again</Button>
      </main>
    </div>
  )
}
