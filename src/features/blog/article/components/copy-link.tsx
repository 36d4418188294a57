'use client'

import { toast } from '@/components/ui/toast'

export function CopyLink({ url }: { url: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      toast({ tone: 'success', title: 'Link copied' })
    } catch {
      // The browser refused, or the page has no TLS.
      toast({ tone: 'error', title: 'The link could not be copied', description: url })
    }
  }
  return (
    <button
      type="button"
      onClick={copy}
      className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      Copy link
    </button>
  )
}
