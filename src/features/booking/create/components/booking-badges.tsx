import { Icon, type IconName } from '@/components/ui/icon'

const icons: readonly IconName[] = ['video', 'check', 'calendar']

export function BookingBadges({ badges }: { badges: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-2">
      {badges.map((badge, place) => (
        <li key={badge} className="flex items-center gap-2.5 font-medium text-sm">
          <Icon name={icons[place] ?? 'check'} className="size-5 text-signal-text" />
          {badge}
        </li>
      ))}
    </ul>
  )
}
