import type { ComponentProps } from 'react'
import { Picture } from '@/components/ui/picture'

export function HeaderPicture({ picture }: Pick<ComponentProps<typeof Picture>, 'picture'>) {
  return (
    <Picture
      picture={picture}
      sizes="(min-width: 1248px) 495px, (min-width: 1024px) 42vw, calc(100vw - 2.5rem)"
      first
      className="aspect-video rounded-lg border border-line object-cover sm:max-lg:aspect-[2/1]"
    />
  )
}
