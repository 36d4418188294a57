import { cx } from 'class-variance-authority'
import { preload } from 'react-dom'
import { focusClass, type PointInPicture } from '@/lib/pictures/focus-class'

type PictureSource = {
  src: string
  srcSet?: string | undefined
  avif?: string | undefined
  focus?: PointInPicture | undefined
  width: number
  height: number
  alt: string
}

type PictureProps = {
  picture: PictureSource
  sizes: string
  /** The largest picture of the first screen, loaded first. All others load when they are near. */
  first?: boolean
  decorative?: boolean
  className?: string
}

/** A picture whose space is reserved while it loads. */
export function Picture({ picture, sizes, first = false, decorative = false, className }: PictureProps) {
  const { src, srcSet, avif } = picture
  const image = (
    // biome-ignore lint/performance/noImgElement: all sizes are made at upload; the framework's optimiser is off
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      width={picture.width}
      height={picture.height}
      alt={decorative ? '' : picture.alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding={first ? undefined : 'async'}
      className={cx('h-auto w-full', focusClass(picture.focus), className)}
    />
  )
  if (!avif) return image
  // React does this only for an <img>. Browsers that do not know the type ignore it.
  if (first)
    preload(src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  )
}
