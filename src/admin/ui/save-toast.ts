import { toast } from '@payloadcms/ui'

type Shown = ReturnType<typeof toast.getToasts>[number]

const settlesLater = (shown: Shown) => 'promise' in shown && shown.promise !== undefined

/**
 * Says how a save in Payload's own form ended, in place of the form's own toast: one toast for one matter. The form
 * shows one while it saves, and sets its final text after notifying listeners: ours must come later. `show` gets its
 * id, and what Payload has said in it.
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
