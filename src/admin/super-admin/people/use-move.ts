import { notifyUndoable, useAction, useRefresh } from '@/admin/ui/actions'
import { setLead } from '@/features/lead/calls'
import type { BoardLead } from '@/features/lead/queries'
import { type Lead, type LeadState, type Stage, stageLabels } from '@/features/lead/rules'
import type { LostReason } from '@/features/queue/rules'
import { call } from '@/lib/http/call'

interface Decision {
  stage: Stage
  lostReason?: LostReason | undefined
}

/** Sets the stage of a person on the board, with Undo. */
export function useMove() {
  const { refresh } = useRefresh()
  const { run, busy } = useAction<{ lead: Lead }>()

  async function send(id: string, decision: Decision, seen: LeadState) {
    const answer = await call(setLead, { kind: 'person', id, ...decision, seen })
    if (!answer.ok) refresh()
    return answer
  }

  function move(lead: BoardLead, stage: Stage) {
    const { person, name } = lead
    const back = { stage: lead.stage, lostReason: lead.lostReason ?? undefined }
    const inToast = { inToast: true, preferServerMessage: true } as const
    const undo = (moved: Lead) =>
      void run(() => send(person, back, moved), {
        ...inToast,
        failed: 'Failed to undo',
        done: `Stage of ${name} is ${stageLabels[lead.stage]} again`,
      })
    const then = ({ lead: moved }: { lead: Lead }) =>
      notifyUndoable(`Stage of ${name} set to ${stageLabels[stage]}`, {
        undo: () => undo(moved),
        about: `lead-${person}`,
      })
    return run(() => send(person, { stage }, lead), { ...inToast, failed: 'Failed to set the stage', then })
  }
  return { move, busy }
}
