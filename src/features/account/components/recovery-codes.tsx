'use client'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

/** Shown this once: the codes for the day the phone is gone. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <div className="grid gap-5">
      <Alert live title="Keep these recovery codes">
        Each signs you in once, when your phone is not at hand. They are shown only now.
      </Alert>
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1 rounded-md bg-sunken p-5 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code.replace(/(.{4})(?=.)/g, '$1-')}</li>
        ))}
      </ul>
      <Button className="justify-self-start" onClick={onKept}>
        I have kept them
      </Button>
    </div>
  )
}
