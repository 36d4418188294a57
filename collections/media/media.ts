import type {
  CollectionAfterReadHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Field,
  ImageSize,
  Where,
} from 'payload'
import { picturesByCaption } from '@/features/media/captions'
import { sizeNames } from '@/features/media/size-names'
import { isAdmin } from '@/features/role/queries'
import type { Media } from '@/payload-types'
import { anyone, denyAll, editorAccess, setByServer } from '../access/rules'
import { line, saveFailure, screenPart } from '../fields/simple-fields'
import { revalidates } from '../hooks/revalidate'
import { checkPicture } from './check-picture'
import { forgetAvif, removeFiles, serveFile, storeFiles } from './files'
import { keepFocalPoint } from './focal-point'

function searchedWords(or: readonly Where[]): string | undefined {
  const words = or.flatMap(({ alt }) =>
    typeof alt === 'object' && 'like' in alt && typeof alt.like === 'string' ? [alt.like] : [],
  )
  return or.some((condition) => 'filename' in condition) ? words[0] : undefined
}

async function withCaptions(where: Where, idsFor: (words: string) => Promise<string[]>): Promise<Where> {
  const and = where.and && (await Promise.all(where.and.map((part) => withCaptions(part, idsFor))))
  const words = where.or && searchedWords(where.or)
  const ids = words ? await idsFor(words) : []
  return {
    ...where,
    ...(and ? { and } : {}),
    ...(where.or && ids.length > 0 ? { or: [...where.or, { id: { in: ids } }] } : {}),
  }
}

/** A search for pictures also finds captions. Only editors find captions in drafts. */
const searchCaptions: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'read' || !('where' in args) || !args.where || !(await isAdmin(req))) return args
  return { ...args, where: await withCaptions(args.where, (words) => picturesByCaption(req, words)) }
}

const webp = (name: string, width: number): ImageSize => ({
  name,
  width,
  // Not cropped: pages keep the focal point in view (features/media/picture).
  fit: 'inside',
  formatOptions: { format: 'webp', options: { quality: 80, effort: 4 } },
})

/** Alone, in a text or on its own screen, a picture is shown wider than in a list. */
const widerThumbnail: CollectionAfterReadHook<Media> = ({ doc, findMany }) =>
  findMany || !doc.thumbnailURL
    ? doc
    : { ...doc, thumbnailURL: doc.sizes?.medium?.url ?? doc.url ?? doc.thumbnailURL }

const avif: Field = {
  name: 'avif',
  type: 'group',
  access: setByServer,
  admin: { hidden: true },
  fields: [
    // The file that the AVIF files were made from, or that needs none.
    { name: 'madeOf', type: 'text' },
    ...sizeNames.map((name): Field => ({ name, type: 'text' })),
  ].map((field) => ({ ...field, admin: { disableListColumn: true, disableListFilter: true } }) as Field),
}

const pages = revalidates('media')

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: {
    group: 'Blog',
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
    components: { beforeListTable: ['/src/admin/cms/pictures/picture-layout#PictureLayout'] },
    description:
      'Pictures for articles and pages: PNG, JPEG, WebP or AVIF, and HEIC photos in browsers that can open them. Pictures over 10 MB are made smaller before they are sent. A picture is public as soon as it is here, whether or not a page shows it.',
  },
  access: { ...editorAccess(anyone), readVersions: denyAll },
  hooks: {
    beforeOperation: [checkPicture, searchCaptions],
    beforeChange: [keepFocalPoint, forgetAvif],
    afterRead: [widerThumbnail],
    afterChange: [storeFiles, ...pages.afterChange],
    afterDelete: [removeFiles, ...pages.afterDelete],
  },
  upload: {
    // Payload would delete old files before the save and keep new files after a failed save.
    disableLocalStorage: true,
    handlers: [serveFile],
    // HEIC so that it can be chosen: the browser converts it if it can (src/admin/cms/pictures).
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/heic', 'image/heif'],
    imageSizes: [webp('small', 480), webp('medium', 960), webp('large', 1600)],
    adminThumbnail: 'small',
    focalPoint: true,
    // Otherwise the server would fetch any pasted address.
    pasteURL: false,
  },
  fields: [
    saveFailure('Failed to upload image'),
    screenPart('fit', '/src/admin/cms/pictures/photo-fit#PhotoFit'),
    line('alt', 'Alternative text', 300, {
      required: true,
      admin: { description: 'What the picture shows, for people who do not see it.' },
    }),
    avif,
    screenPart('uses', '/src/admin/cms/uses/uses#PictureUses', { position: 'sidebar' }),
  ],
}
