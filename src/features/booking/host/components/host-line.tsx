import { Picture } from '@/components/ui/picture'
import type { ShownHost } from '../shown-hosts'

export const HostWords = ({ host: { name, line, picture } }: { host: Omit<ShownHost, 'slug'> }) => (
  <>
    {picture ? (
      <Picture
        picture={picture}
        sizes="56px"
        decorative
        className="size-14! shrink-0 rounded-full object-cover"
      />
    ) : null}
    <span className="grid min-w-0 gap-0.5">
      <span className="wrap-anywhere font-semibold">{`With ${name}`}</span>
      {line ? <span className="wrap-anywhere text-sm text-soft">{line}</span> : null}
    </span>
  </>
)

/** Who takes a call. Nothing for a call of the desk. */
export const HostLine = ({ host }: { host: ShownHost | null }) =>
  host ? (
    <p className="flex items-center gap-4">
      <HostWords host={host} />
    </p>
  ) : null
