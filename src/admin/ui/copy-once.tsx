'use client'

import { type ComponentProps, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Dialog, DialogActions } from './dialog'

export function CopyOnce({ label, value, id }: { label: string; value: string; id: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setCopied('yes')
    } catch {
      // Without clipboard permission: the text is selected, ready to copy.
      input.current?.focus()
      input.current?.select()
      setCopied('failed')
    }
  }

  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <div className="flex flex-wrap gap-2">
        <Input
          ref={input}
          id={id}
          readOnly
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          className="min-w-64 flex-1 font-mono text-xs"
        />
        <Button onClick={copy}>
          <Icon name={copied === 'yes' ? 'check' : 'copy'} className="size-4.5" />
          <span>{copied === 'yes' ? 'Copied' : 'Copy'}</span>
        </Button>
      </div>
      <p role="status" className="text-soft text-xs">
        {copied === 'failed'
          ? 'Your browser does not allow copying here. The text is selected: copy it with the keyboard.'
          : 'Shown only once. It cannot be shown again.'}
      </p>
    </div>
  )
}

interface CopyOnceDialogProps
  extends Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'onClose'> {
  label: string
  value: string | undefined
}

export function CopyOnceDialog({ label, value, onClose, ...dialog }: CopyOnceDialogProps) {
  const id = useId()
  return (
    <Dialog {...dialog} open={value !== undefined} onClose={onClose}>
      <CopyOnce id={id} label={label} value={value ?? ''} />
      <DialogActions>
        <Button size="sm" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  )
}
