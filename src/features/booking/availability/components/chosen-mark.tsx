import { Icon } from '@/components/ui/icon'

export function ChosenMark({ on, children }: { on: boolean; children: string }) {
  return (
    <span className="inline-flex items-center justify-center gap-1 font-semibold tabular-nums">
      {on ? <Icon name="check" className="size-3.5 shrink-0" /> : null}
      <span>{children}</span>
    </span>
  )
}
