import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonStyles } from './button-styles'
import { Spinner } from './spinner'

/** Prevents a click from acting. A form's Enter key also arrives as a click on its button. */
function ignore(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault()
}

/** A button. While `busy` it does nothing, shows a spinner next to its label, and keeps its focus. */
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
}: ComponentProps<'button'> & ButtonLook & { busy?: boolean }) {
  return (
    <button
      type={type}
      disabled={disabled}
      // A disabled button loses the focus, and keyboard users lose their place.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? ignore : onClick}
      className={buttonStyles({ variant, size, block, className })}
      {...rest}
    >
      {busy ? <Spinner /> : null}
      {/* Around the text: a browser that translates replaces bare text, and then nothing can be inserted before it. */}
      <span className="contents">{children}</span>
    </button>
  )
}
