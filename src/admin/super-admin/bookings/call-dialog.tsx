import type { ComponentProps } from 'react'
import { useRef } from 'react'
import { useRefresh } from '@/admin/ui/actions'
import { useClock } from '@/admin/ui/clock'
import { Dialog } from '@/admin/ui/dialog'
import { exactTime } from '@/admin/ui/time-text'
import { useForm } from '@/components/form/use-form'
import type { Answer } from '@/lib/http/send'
import type { ShownBooking, Stored } from './booking-call'
import type { useStale } from './stale-dialog'
import { useUndo } from './use-booking-changes'

export interface CallDialogProps {
  booking: ShownBooking
  open: boolean
  onClose: () => void
  stale: ReturnType<typeof useStale>
}
export type CallFormProps = Omit<CallDialogProps, 'open'>

interface CallForm<Typed> extends Pick<Parameters<typeof useForm<Typed, Stored>>[0], 'read' | 'schema'> {
  send: (typed: Typed) => Promise<Answer<Stored>>
  failed: string
  words: (stored: Stored) => { done: string; undone: string; failed: string }
  onTaken?: () => void
  onSaved?: () => void
}

export function useCallForm<Typed>({ booking, onClose, stale }: CallFormProps, options: CallForm<Typed>) {
  const { send, failed, words, onTaken, onSaved, ...form } = options
  const { refresh } = useRefresh()
  const offerUndo = useUndo(booking.id)
  const sentAt = useRef(0)
  return useForm<Typed, Stored>({
    ...form,
    send: (typed) => {
      sentAt.current = performance.now()
      return stale.watched(send(typed))
    },
    failed: { title: 'Error', message: failed },
    onFailed: (failure) => {
      if (failure.reason !== 'refused') return false
      if (failure.status === 409) onTaken?.()
      if (failure.status === 412) onClose()
      return failure.status === 412
    },
    onDone: (stored) => {
      onClose()
      offerUndo(stored, words(stored), sentAt.current)
      refresh()
      onSaved?.()
    },
  })
}

interface AboutCall extends Pick<ComponentProps<typeof Dialog>, 'title' | 'children'> {
  call: CallDialogProps
  /** Before the name of the visitor, and before the time. */
  about?: [who: string, when: string]
  note?: string
}

export function CallDialog({ call, about: [who, when] = ['With', 'on'], note, ...dialog }: AboutCall) {
  const { zone } = useClock()
  const { booking, open, onClose } = call
  const description = (
    <>
      {who} <b>{booking.name}</b>, {when} {exactTime(Date.parse(booking.start), zone)}.
      {note ? ` ${note}` : ''}
    </>
  )
  return <Dialog {...dialog} open={open} onClose={onClose} description={description} />
}
