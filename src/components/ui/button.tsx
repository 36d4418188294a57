import type { ComponentProps } from 'react'
import { type ButtonLook, buttonStyles } from './button-styles'
import { Spinner } from './spinner'

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean }

/** A button; `busy` disables it and shows a spinner beside its label. */
export function Button({
  variant,
  size,
  block,
  busy = false,
  disabled,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonStyles({ variant, size, block, className })}
      {...rest}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  )
}
