import { Button } from '@/components/ui/button'

export type ShownPasskey = { id: string; name: string; added: string; lastUsed: string | null }

type PasskeyListProps = {
  passkeys: readonly ShownPasskey[]
  onRename: (passkey: ShownPasskey) => void
  onRemove: (passkey: ShownPasskey) => void
}

export function PasskeyList({ passkeys, onRename, onRemove }: PasskeyListProps) {
  return (
    <ul aria-label="Passkeys">
      {passkeys.map((passkey) => (
        <li
          key={passkey.id}
          className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-line border-t py-4"
        >
          <div className="grid min-w-0 gap-1">
            <p className="wrap-anywhere font-semibold">{passkey.name}</p>
            <p className="text-sm text-soft">
              {`Added on ${passkey.added}, ${passkey.lastUsed ? `last used ${passkey.lastUsed}` : 'not used yet'}`}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={() => onRename(passkey)}>
              Rename<span className="sr-only"> {passkey.name}</span>
            </Button>
            <Button variant="danger" size="sm" onClick={() => onRemove(passkey)}>
              Remove<span className="sr-only"> {passkey.name}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
