import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { focusOnMount } from '../../components/focus-on-mount'

const FILE_NAME = 'quickwin-recovery-codes.txt'

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
  Object.assign(document.createElement('a'), { href: url, download: FILE_NAME }).click()
  URL.revokeObjectURL(url)
}

export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const shown = codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'))

  async function copy() {
    try {
      await navigator.clipboard.writeText(shown.join('\n'))
      toast({ tone: 'success', title: 'Recovery codes copied' })
    } catch {
      // The browser refused, or the page has no TLS.
      toast({ tone: 'error', title: 'The codes could not be copied', description: 'Please download them.' })
    }
  }

  return (
    <div className="grid gap-5">
      <Alert ref={focusOnMount} live title="Keep these recovery codes">
        Each code signs you in once when you do not have your app or passkey. They are shown only now.
      </Alert>
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1 rounded-md bg-sunken p-5 font-mono text-sm sm:grid-cols-2"
      >
        {shown.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKept}>I have kept them</Button>
        <Button variant="secondary" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="secondary" onClick={() => download(shown.join('\n'))}>
          Download
        </Button>
      </div>
    </div>
  )
}
