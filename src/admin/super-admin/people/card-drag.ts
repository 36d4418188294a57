import { type DragEvent, type PointerEvent, useRef } from 'react'
import { type Stage, stages } from '@/features/lead/rules'

/** A type of its own, so that no other drag is taken for a card, and no other page takes the card for a link. */
const TYPE = 'application/x-person'

const closest = (target: EventTarget, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/**
 * Cards are dragged to another column with a mouse, by the browser's own drag and drop. On a touch screen a card stays what it
 * is: a long press selects text there.
 * @returns what the element around all columns (`data-column`) and cards (`data-card`) listens to
 */
export function useCardDrag(onDrop: (person: string, stage: Stage) => void) {
  const over = useRef<HTMLElement>(null)

  function mark(column: HTMLElement | null) {
    if (over.current === column) return
    over.current?.removeAttribute('data-over')
    column?.setAttribute('data-over', '')
    over.current = column
  }

  return {
    onPointerDown({ target, pointerType }: PointerEvent) {
      const card = closest(target, '[data-card]')
      if (card) card.draggable = pointerType === 'mouse'
    },
    onDragStart({ target, dataTransfer, clientX, clientY }: DragEvent) {
      const card = closest(target, '[data-card]')
      if (!card?.draggable) return
      // The name is a link, which would be dragged instead of its card.
      dataTransfer.clearData()
      dataTransfer.setData(TYPE, card.dataset.card ?? '')
      dataTransfer.effectAllowed = 'move'
      const { left, top } = card.getBoundingClientRect()
      dataTransfer.setDragImage(card, clientX - left, clientY - top)
    },
    onDragOver(event: DragEvent) {
      const isCard = event.dataTransfer.types.includes(TYPE)
      const column = isCard ? closest(event.target, '[data-column]') : null
      mark(column)
      if (column) event.preventDefault()
    },
    onDrop(event: DragEvent) {
      const column = closest(event.target, '[data-column]')?.dataset.column
      const stage = stages.find((each) => each === column)
      const person = event.dataTransfer.getData(TYPE)
      mark(null)
      if (!person || !stage) return
      event.preventDefault()
      onDrop(person, stage)
    },
    onDragEnd: () => mark(null),
  }
}
