import type { MarkKind, Task } from '@innkeeper/domain/cleaning/marks.ts'
import type { Press } from '../marks/kept-mark.ts'
import type { ShownRoom } from './rooms-shown.ts'

/** How far a room can be marked to be. */
export type StepKind = Extract<MarkKind, 'started' | 'done' | 'inspected' | 'reopened'>
type Settings = { isInspected: boolean }

/** The one thing that comes next in a room; nothing where nothing does. */
export function nextStep({ task, isToClean }: ShownRoom, { isInspected }: Settings): StepKind | null {
  if (task.state === 'open') return isToClean ? 'started' : null
  if (task.state === 'started') return 'done'
  return task.state === 'done' && isInspected ? 'inspected' : null
}

/** What else can be said of it, besides what comes next. */
export function otherSteps(room: ShownRoom, settings: Settings): StepKind[] {
  const { state } = room.task
  const possible: StepKind[] =
    state === 'open'
      ? ['started', 'done']
      : state === 'started'
        ? ['done', 'reopened']
        : state === 'done'
          ? ['inspected', 'reopened']
          : ['reopened']
  return possible.filter((step) => step !== nextStep(room, settings))
}

export type Pressed = Omit<Press, 'unitId' | 'room' | 'date'>

/** What is pressed to have a room stand as it did before something was pressed, when that has left the device. */
export function pressesBack(before: Task, { id, kind, problemId }: Pressed & { id: string }): Pressed[] {
  switch (kind) {
    case 'assigned':
      return [{ kind, assignee: before.assignee }]
    case 'problem':
      return [{ kind: 'solved', problemId: id }]
    case 'solved': {
      const problem = before.problems.find((one) => one.id === problemId)
      return problem ? [{ kind: 'problem', text: problem.text, pictureIds: problem.pictureIds }] : []
    }
    default:
      return [
        ...(kind === 'reopened' ? [] : [{ kind: 'reopened' } as const]),
        ...(['started', 'done', 'inspected'] as const)
          .filter((step) => before[step] !== null)
          .map((step) => ({ kind: step })),
      ]
  }
}
