import type { CleaningTask, NewMark } from '@innkeeper/api/cleaning/list.ts'
import { type Mark, type MarkKind, type Moment, type Task, taskOf } from '@innkeeper/domain/cleaning/marks.ts'

/** Whose the marks of a device are: of one person in one property. */
export type Owner = { userId: string; propertyId: string }

/** Taken on the device; its id names it on the server. */
export type KeptPicture = { id: string; file: Blob }

/** A mark as the device keeps it until the server has it. */
export type KeptMark = {
  id: string
  owner: Owner
  unitId: string
  /** The room's number, for words about it. */
  room: string
  date: string
  kind: MarkKind
  /** By the clock of the device, in milliseconds. */
  madeAt: number
  by: { id: string; name: string }
  assignee?: { id: string; name: string } | null
  text?: string
  pictures?: readonly KeptPicture[]
  /** Of pictures that the server has already. */
  pictureIds?: readonly string[]
  problemId?: string
  /** Why the server did not take it: a code of an error. */
  refusal?: string
}

/** What is pressed; the rest is known of whoever presses. */
export type Press = Pick<KeptMark, 'unitId' | 'room' | 'date' | 'kind'> &
  Partial<Pick<KeptMark, 'assignee' | 'text' | 'pictures' | 'pictureIds' | 'problemId'>>

/** Marks that are still on their way, in the order in which they were made. */
export function waitingMarks(kept: readonly KeptMark[]): KeptMark[] {
  return kept.filter(({ refusal }) => refusal === undefined).sort((one, other) => one.madeAt - other.madeAt)
}

/** Where a room stands for whoever holds the device: as the server knows it, with their own marks on top. */
export function taskShown(known: CleaningTask, waiting: readonly KeptMark[]): Task {
  const task = taskRead(known)
  const toldOf = new Set(task.problems.map(({ id }) => id))
  // Its answer may have been lost: the server has it, and the device does not know.
  return taskOf(waiting.filter(({ id }) => !toldOf.has(id)).map(markOf), task)
}

/** The task of an answer, with its moments as numbers. */
export function taskRead({ started, done, inspected, problems, ...rest }: CleaningTask): Task {
  return {
    ...rest,
    started: momentRead(started),
    done: momentRead(done),
    inspected: momentRead(inspected),
    problems: problems.map((problem) => ({
      ...problem,
      at: Date.parse(problem.at),
      solved: momentRead(problem.solved),
    })),
  }
}

function momentRead(moment: CleaningTask['started']): Moment | null {
  return moment && { at: Date.parse(moment.at), by: moment.by }
}

function markOf({ madeAt, pictures = [], pictureIds = [], ...mark }: KeptMark): Mark {
  return { ...mark, at: madeAt, pictureIds: [...pictureIds, ...pictures.map(({ id }) => id)] }
}

/** The mark as it is sent, so long after it was made. */
export function newMark(kept: KeptMark, agoMs: number): NewMark {
  const { id, unitId, date, kind, assignee, text, pictures = [], pictureIds = [], problemId } = kept
  const named = [...pictureIds, ...pictures.map((picture) => picture.id)]
  return {
    ...{ id, unitId, date, kind, agoMs },
    ...(kind === 'assigned' && { assigneeId: assignee?.id ?? null }),
    ...(text !== undefined && { text }),
    ...(named.length > 0 && { pictureIds: named }),
    ...(problemId !== undefined && { problemId }),
  }
}
