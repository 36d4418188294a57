import { Picture } from '@/components/ui/picture'
import type { ShownHost } from '../shown-hosts'

export function HostPicture({ host: { picture } }: { host: ShownHost }) {
  if (!picture) return null
  return (
    <Picture
      picture={picture}
      sizes="56px"
      decorative
      className="size-14! shrink-0 rounded-full object-cover"
    />
  )
}

/** Who takes a call. Nothing for a call of the desk. */
export function HostLine({ host }: { host: ShownHost | null }) {
  if (!host) return null
  return (
    <p className="flex items-center gap-4">
      <HostPicture host={host} />
      <span className="grid min-w-0 gap-0.5">
        <span className="wrap-anywhere font-semibold">{`With ${host.name}`}</span>
        {host.line ? <span className="wrap-anywhere text-sm text-soft">{host.line}</span> : null}
      </span>
    </p>
  )
}
