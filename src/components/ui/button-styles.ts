import { cva, type VariantProps } from 'class-variance-authority'

export const buttonStyles = cva(
  [
    'look-button inline-flex max-w-full items-center justify-center gap-2.5 rounded-md border text-center font-semibold leading-tight',
    'transition-colors duration-150 off:cursor-not-allowed',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-action bg-action text-on-action hover:border-action-hover hover:bg-action-hover off:border-line off:bg-sunken off:text-faint',
        secondary:
          'border-line-strong bg-transparent text-ink hover:border-ink hover:bg-surface off:border-line off:text-faint',
        quiet: 'border-transparent bg-transparent text-ink hover:bg-sunken off:text-faint',
        danger:
          'border-danger bg-transparent text-danger hover:bg-danger-wash off:border-line off:text-faint',
        inverse: 'border-on-deep bg-on-deep text-deep hover:bg-transparent hover:text-on-deep',
        'inverse-outline': 'border-on-deep-soft bg-transparent text-on-deep hover:bg-on-deep hover:text-deep',
      },
      size: {
        sm: 'min-h-10 px-3.5 py-2 text-sm',
        md: 'min-h-11 px-5 py-2.5 text-sm',
        lg: 'min-h-13 px-7 py-3.5 text-base',
      },
      block: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'primary', size: 'md', block: false },
  },
)

export type ButtonLook = VariantProps<typeof buttonStyles>
