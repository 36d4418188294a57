import { notifyDone, notifyFailed, notifyUndoable, useRefresh } from '@/admin/ui/actions'
import { failureText } from '@/components/form/failure-text'
import type { EditableSettings } from '@/features/booking/settings/editable'
import { saveSettings } from '../calendar/settings-call'

const DONE = 'Calendar settings updated successfully'
const FAILED = 'Failed to update settings'

/** After the hours of a day are saved: reloads the week and offers Undo. */
export function useSavedDay({ daysOff, specialHours }: EditableSettings, then: () => void) {
  const { refresh } = useRefresh()

  async function restore(seen: string | null) {
    const answer = await saveSettings({ daysOff, specialHours }, seen)
    if (answer.ok) notifyDone(DONE)
    else notifyFailed(failureText(answer, 'Please try again.'), FAILED)
    refresh()
  }

  return (saved: EditableSettings) => {
    then()
    notifyUndoable(DONE, { undo: () => void restore(saved.updatedAt), about: 'day' })
    refresh()
  }
}
