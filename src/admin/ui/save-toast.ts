import { toast } from '@payloadcms/ui'

type Shown = ReturnType<typeof toast.getToasts>[number]

const settlesLater = (shown: Shown) => 'promise' in shown && shown.promise !== undefined

/**
 * Reports the result of a save in Payload's own form with one toast. The form shows a toast while it saves, and sets its final
 * text after notifying listeners, so ours must come later. `show` gets the toast's id and Payload's text.
 */
export function replaceSaveToast(show: (id: string | number | undefined, said: string) => void): void {
  const own = toast.getToasts().findLast(settlesLater)
  const saving = own && 'promise' in own && own.promise instanceof Promise ? own.promise : Promise.resolve()
  const finish = () =>
    setTimeout(() => {
      const now = toast.getToasts().find(({ id }) => id === own?.id)
      show(now?.id, now && 'title' in now && typeof now.title === 'string' ? now.title : '')
    })
  saving.then(finish, finish)
}
