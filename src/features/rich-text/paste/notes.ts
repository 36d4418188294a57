const kinds = {
  picture: ['picture', 'pictures'],
  media: ['video, sound or embedded page', 'videos, sounds or embedded pages'],
  control: ['button or field of a form', 'buttons or fields of forms'],
  comment: ['comment', 'comments'],
  frontMatter: ['front matter', 'front matters'],
  sign: ['sign that cannot be shown', 'signs that cannot be shown'],
} as const
/** Parts that became plain words. */
const plain = {
  raised: ['raised or lowered passage', 'raised or lowered passages'],
  formula: ['formula', 'formulas'],
  address: ['link without an address that works here', 'links without addresses that work here'],
  numbering: ['list that did not start at 1', 'lists that did not start at 1'],
  cells: ['table with merged cells', 'tables with merged cells'],
} as const

type Lost = keyof typeof kinds
type Plain = keyof typeof plain
type Note = Lost | Plain

/** The maximum of listed names. Each picture must be found again. */
const mostNames = (kind: Note) => (kind === 'picture' ? 12 : 3)

/** A picture in the clipboard itself: `src` is a data address, `at` the part of the text that it follows. */
export interface PastedPicture {
  at: number
  src: string
  alt: string
}

/** Around the number of a picture, at its place. Pasted text has no such signs: clean-text.ts. */
const [OPEN, CLOSE] = ['\ue000', '\ue001']
export const PICTURE_PLACE = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g')

export class PasteNotes {
  readonly pictures: Omit<PastedPicture, 'at'>[] = []

  readonly keepsPictures: boolean

  constructor(keepsPictures = false) {
    this.keepsPictures = keepsPictures
  }
  readonly #counts = new Map<Note, number>()
  readonly #names = new Map<Note, string[]>()

  add(kind: Note, name = ''): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1)
    const words = name.replace(/\s+/g, ' ').trim().slice(0, 60)
    if (words) this.#names.set(kind, [...(this.#names.get(kind) ?? []), `“${words}”`])
  }

  /** @returns the sign for its place */
  keepPicture(src: string, alt: string): string {
    this.pictures.push({ src, alt })
    return `${OPEN}${this.pictures.length - 1}${CLOSE}`
  }

  #phrase(kind: Note, [one, several]: readonly [string, string]): string[] {
    const count = this.#counts.get(kind) ?? 0
    if (count === 0) return []
    const all = this.#names.get(kind) ?? []
    const listed = all.slice(0, mostNames(kind))
    const names = [...listed, ...(listed.length < all.length ? ['…'] : [])].join(', ')
    return [`${count} ${count === 1 ? one : several}${names ? ` (${names})` : ''}`]
  }

  sentences(): string[] {
    const left = Object.entries(kinds).flatMap(([kind, words]) => this.#phrase(kind as Lost, words))
    const words = Object.entries(plain).flatMap(([kind, names]) => this.#phrase(kind as Plain, names))
    return [
      ...(left.length > 0 ? [`Left out: ${left.join(', ')}.`] : []),
      ...(this.#counts.has('picture')
        ? [
            'Save these pictures from where they were and drag them into the text, or choose them from the media library.',
          ]
        : []),
      ...(this.#counts.has('media') ? ['A video can be added as a Video block.'] : []),
      ...(words.length > 0 ? [`Now plain: ${words.join(', ')}.`] : []),
    ]
  }
}
