import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { focusOnMount } from '@/features/account/components/focus-on-mount'

export function ShownKey({ token, onKept }: { token: string; onKept: () => void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(token)
      toast({ tone: 'success', title: 'API key copied' })
    } catch {
      // The browser refused, or the page has no TLS.
      toast({
        tone: 'error',
        title: 'The key could not be copied',
        description: 'Please select and copy it.',
      })
    }
  }
  return (
    <div className="grid gap-5">
      <Alert ref={focusOnMount} live title="Keep this key">
        It is shown only now. Who has it can do what the key may do, so keep it like a password.
      </Alert>
      <code className="wrap-anywhere select-all rounded-md bg-sunken p-5 font-mono text-sm">{token}</code>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKept}>I have kept it</Button>
        <Button variant="secondary" onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </div>
  )
}
