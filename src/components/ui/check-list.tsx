import { cx } from 'class-variance-authority'
import { Icon } from './icon'

type CheckListProps = { items: readonly string[]; tone?: 'paper' | 'deep'; className?: string }

export function CheckList({ items, tone = 'paper', className }: CheckListProps) {
  return (
    <ul className={cx('grid content-start gap-2.5 text-sm', className)}>
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3 wrap-anywhere">
          <Icon
            name="check"
            className={cx(
              'mt-0.5 size-4.5 shrink-0',
              tone === 'deep' ? 'text-on-deep-signal' : 'text-action',
            )}
          />
          {item}
        </li>
      ))}
    </ul>
  )
}
