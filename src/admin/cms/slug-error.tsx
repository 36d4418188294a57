'use client'

import { FieldError, useField } from '@payloadcms/ui'
import { Fragment } from 'react'
import { splitAtTrashPath } from '@/features/slug/trash-path'

/** A refusal, with a link to the document in the trash that it names. */
export const WithTrashLink = ({ text }: { text: string }) =>
  splitAtTrashPath(text).map((part, index) =>
    index % 2 === 1 ? (
      <Fragment key={part}>
        (
        <a href={part} className="underline">
          open it
        </a>
        )
      </Fragment>
    ) : (
      part
    ),
  )

/** The small bubble at the field takes no link; the message of the failed save has it. */
export function SlugError({ path }: { path: string }) {
  const { errorMessage, showError } = useField({ path })
  const message = splitAtTrashPath(errorMessage ?? '')
    .filter((_, index) => index % 2 === 0)
    .join('')
    .replace(' .', '.')
  return <FieldError message={message} path={path} showError={showError} />
}
