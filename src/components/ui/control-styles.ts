export const controlStyles = [
  'block w-full rounded-md border border-line-strong bg-surface px-3.5 text-base text-ink',
  'placeholder:text-faint transition-colors duration-150 hover:border-ink',
  'focus-visible:border-action focus-visible:outline-offset-0',
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger',
  // WebKit puts the text of these at the upper edge of a block.
  '[&:is([type=date],[type=time])]:flex items-center',
  '[&[readonly]]:bg-sunken disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-faint',
].join(' ')
