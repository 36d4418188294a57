import { constants, setPriority } from 'node:os'
import { busyTimes, type IcsTask } from '../../lib/ics/busy-times.ts'
import type { IcsAnswer } from '../../lib/ics/read-apart.ts'

// Visitors do not wait for this.
setPriority(constants.priority.PRIORITY_LOW)
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

function read(task: IcsTask): IcsAnswer {
  try {
    return busyTimes(task)
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

process.once('message', (task: IcsTask) => {
  process.send?.(read(task))
})
