import { Mark } from '@/components/layout/mark'
import { siteLook } from '@/features/brand/queries'
import { shownLogo } from '@/features/brand/shown'
import { siteFacts } from '@/features/site/queries'

/** The square logo if there is one, else the mark. */
export async function SmallMark({ className }: { className: string }) {
  const { files } = await siteLook()
  const file = files.square ?? files.logo
  if (!file) return <Mark className={className} />
  return (
    // biome-ignore lint/performance/noImgElement: one small file; the framework's optimiser is off
    <img
      src={`/brand/${file.name}`}
      alt=""
      className="brand-picture"
      width={file.width}
      height={file.height}
    />
  )
}

export async function MarkIcon() {
  return (
    <span className="brand-mark">
      <SmallMark className="" />
    </span>
  )
}

export async function MarkLogo() {
  const [{ brandName }, look] = await Promise.all([siteFacts(), siteLook()])
  const logo = shownLogo(look)
  return (
    <span className="brand-mark">
      {logo ? (
        // biome-ignore lint/performance/noImgElement: as above
        <img
          src={logo.src}
          alt={brandName}
          className="brand-picture"
          width={logo.width}
          height={logo.height}
        />
      ) : (
        <>
          <Mark className="" />
          {brandName}
        </>
      )}
    </span>
  )
}
