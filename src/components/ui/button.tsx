import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonStyles } from './button-styles'
import { Spinner } from './spinner'

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean }

/** Stops a click from acting; a form's Enter key arrives as a click on its button, too. */
function ignore(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault()
}

/** A button; while `busy` it does nothing, shows a spinner beside its label, and keeps the focus it has. */
export function Button({
  variant,
  size,
  block,
  busy = false,
  disabled,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled}
      // A button that is disabled loses the focus, and with it the place of whoever uses a keyboard.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? ignore : onClick}
      className={buttonStyles({ variant, size, block, className })}
      {...rest}
    >
      {busy ? <Spinner /> : null}
      {/* Around the text: a browser that translates replaces bare text, and then nothing can be put before it. */}
      <span className="contents">{children}</span>
    </button>
  )
}
