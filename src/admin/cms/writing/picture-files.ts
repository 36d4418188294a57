import { $createUploadNode } from '@payloadcms/richtext-lexical/client'
import {
  $createParagraphNode,
  $getNodeByKey,
  $getRoot,
  $isParagraphNode,
  type LexicalEditor,
  type NodeKey,
} from '@payloadcms/richtext-lexical/lexical'
import { toast } from '@payloadcms/ui'
import { fittedPhoto } from '@/admin/cms/pictures/photo-fit'
import { notifyFailed } from '@/admin/ui/actions'
import { failureText } from '@/components/form/failure-text'
import { newId } from '@/features/rich-text/tree-to-lexical'
import { addPicture } from '@/lib/http/documents'

export interface NewPicture {
  file: File
  alt: string
  /** The part of the text that it follows. Without one, it is the last part. */
  after: NodeKey | undefined
}

export const picturesIn = ({ files }: DataTransfer): File[] =>
  [...files].filter(({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name))

/** The file of a data address, which a page may not fetch. */
export function fileOf(src: string, name: string): File {
  const [head = '', data = ''] = src.split(',')
  const type = head.slice('data:'.length).split(';')[0] ?? ''
  const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
  return new File([bytes], `${name}.${type.split('/')[1]}`, { type })
}

function $place(id: string, after: NodeKey | undefined): NodeKey {
  const above = after === undefined ? undefined : $getNodeByKey(after)?.getTopLevelElement()
  const node = $createUploadNode({ data: { id: newId(), fields: {}, relationTo: 'media', value: id } })
  if (!above?.isAttached()) $getRoot().append(node)
  else if ($isParagraphNode(above) && above.isEmpty()) above.replace(node)
  else above.insertAfter(node)
  // Somewhere to write on.
  if (!node.getNextSibling()) node.insertAfter($createParagraphNode())
  return node.getKey()
}

/** Adds a picture to the library, or says why not. Its id. */
export async function addToLibrary({ file, alt }: Omit<NewPicture, 'after'>): Promise<string | undefined> {
  const fitted = await fittedPhoto(file)
  if (typeof fitted === 'object' && 'refusal' in fitted) {
    notifyFailed(fitted.refusal, file.name)
    return undefined
  }
  const sent = fitted === 'fits' ? file : fitted.file
  // A file name is no alternative text: 'Before publishing' says so, and its field is below the picture.
  const answer = await addPicture(sent, alt || file.name)
  if (answer.ok) return answer.data
  notifyFailed(failureText(answer, 'The picture was not added.'), file.name)
  return undefined
}

/** Opens the device's own choice of pictures. */
export function choosePictures(onChosen: (files: File[]) => void, { multiple = false } = {}): void {
  const input = document.createElement('input')
  Object.assign(input, { type: 'file', accept: 'image/*', multiple })
  input.addEventListener('change', () => onChosen([...(input.files ?? [])]))
  input.click()
}

/** Adds pictures to the library and to the text, without a window, and shows the first one. */
export async function addPictures(editor: LexicalEditor, pictures: readonly NewPicture[]): Promise<void> {
  const working = toast.loading(
    pictures.length === 1 ? 'Adding the picture …' : `Adding ${pictures.length} pictures …`,
  )
  let first: NodeKey | undefined
  // The last one first, so that pictures at one place keep their order.
  for (const picture of pictures.toReversed()) {
    const id = await addToLibrary(picture)
    if (id)
      editor.update(
        () => {
          first = $place(id, picture.after)
        },
        { discrete: true },
      )
  }
  toast.dismiss(working)
  if (first) editor.getElementByKey(first)?.scrollIntoView({ block: 'nearest' })
}
