'use client'

import { useState } from 'react'
import { failureText } from '@/components/form/failure-text'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { toast } from '@/components/ui/toast'
import type { AskedFactor } from '@/features/account/reauthentication/components/proof-fields'
import { ProvenChange } from '@/features/account/two-factor/components/proven-change'
import { useSteps } from '@/features/account/two-factor/components/use-steps'
import { call } from '@/lib/http/call'
import { revokeKey, rotateKey } from '../calls'
import { NewKey } from './new-key'
import { ShownKey } from './shown-key'

/** Times as texts. */
type ShownApiKey = {
  id: string
  name: string
  hint: string
  scopes: readonly string[]
  facts: string
}

function KeyRow({ apiKey, onRotate }: { apiKey: ShownApiKey; onRotate: () => void }) {
  const { id, name, hint, scopes, facts } = apiKey
  const { refresh } = useSteps(null)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function revoke() {
    setBusy(true)
    const answer = await call(revokeKey, { id })
    setBusy(false)
    if (!answer.ok) return setProblem(failureText(answer, 'The key was not revoked.'))
    toast({ tone: 'success', title: 'API key revoked' })
    refresh()
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-line border-t py-4">
      <div className="grid min-w-0 gap-1">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="wrap-anywhere text-sm text-soft">
          <code className="font-mono text-xs">{hint}…</code> {scopes.join(', ')}
        </p>
        <p className="wrap-anywhere text-faint text-xs">{facts}</p>
        {problem ? <Alert tone="error">{problem}</Alert> : null}
      </div>
      {asking ? (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm">Programs with this key stop working.</span>
          <Button variant="danger" size="sm" busy={busy} onClick={() => void revoke()} autoFocus>
            Revoke now
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={onRotate}>
            Replace<span className="sr-only"> {name}</span>
          </Button>
          <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
            Revoke<span className="sr-only"> {name}</span>
          </Button>
        </div>
      )}
    </li>
  )
}

type Step = 'overview' | 'new' | { rotate: ShownApiKey } | { token: string }

type KeysPanelProps = { keys: readonly ShownApiKey[]; superAdmin: boolean; twoFactor: AskedFactor }

export function KeysPanel({ keys, superAdmin, twoFactor }: KeysPanelProps) {
  const { heading, step, setStep, back, finish } = useSteps<Step>('overview')
  return (
    <section aria-labelledby="api-keys" className="grid gap-5 border-ink border-t pt-8">
      <h2 ref={heading} id="api-keys" tabIndex={-1} className="text-2xl outline-none">
        API keys
      </h2>
      {step === 'overview' ? (
        <>
          <p className="max-w-prose text-sm text-soft">
            With a key, a program or an assistant works here in your name. A key never does more than you may
            do, and only what you allow it.
          </p>
          {keys.length === 0 ? (
            <EmptyState title="No API keys">
              Make one for each program, so that you can revoke it alone.
            </EmptyState>
          ) : (
            <ul aria-label="API keys">
              {keys.map((apiKey) => (
                <KeyRow key={apiKey.id} apiKey={apiKey} onRotate={() => setStep({ rotate: apiKey })} />
              ))}
            </ul>
          )}
          <Button variant="secondary" className="justify-self-start" onClick={() => setStep('new')}>
            Make an API key
          </Button>
        </>
      ) : null}
      {step === 'new' ? (
        <NewKey {...{ superAdmin, twoFactor }} onMade={({ token }) => setStep({ token })} onCancel={back} />
      ) : null}
      {typeof step === 'object' && 'rotate' in step ? (
        <div className="max-w-xl">
          <ProvenChange
            label={`Replace ${step.rotate.name}`}
            note="You get a new key. The old one works for another 24 hours."
            send={(body) => call(rotateKey, { ...body, id: step.rotate.id })}
            twoFactor={twoFactor}
            action="Replace the key"
            onDone={({ token }) => setStep({ token })}
            onCancel={back}
          />
        </div>
      ) : null}
      {typeof step === 'object' && 'token' in step ? <ShownKey token={step.token} onKept={finish} /> : null}
    </section>
  )
}
