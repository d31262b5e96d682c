/*
 * What people say about a room while they clean it. Marks are only ever added, and a room stands where its marks lead,
 * in the order in which they were made and not in which they came: whoever was offline loses nothing, and two people in
 * one room see the same in the end.
 */

export const MARK_KINDS = [
  'assigned',
  'started',
  'done',
  'inspected',
  /** Back to the beginning: it was pressed by mistake, or somebody found it wanting. */
  'reopened',
  'problem',
  'solved',
] as const
export type MarkKind = (typeof MARK_KINDS)[number]

export type Mark = {
  id: string
  kind: MarkKind
  /** When it was made, by the server's clock as far as that is known; milliseconds since the epoch. */
  at: number
  by: { id: string; name: string }
  /** Of `assigned`; null for nobody. */
  assignee?: { id: string; name: string } | null
  /** Of `problem`. */
  text?: string
  pictureIds?: readonly string[]
  /** Of `solved`: the mark that told of the problem. */
  problemId?: string
}

export const TASK_STATES = ['open', 'started', 'done', 'inspected'] as const
export type TaskState = (typeof TASK_STATES)[number]

export type Moment = { at: number; by: string }
export type Problem = {
  id: string
  text: string
  pictureIds: readonly string[]
  at: number
  by: string
  solved: Moment | null
}
export type Task = {
  state: TaskState
  assignee: { id: string; name: string } | null
  started: Moment | null
  done: Moment | null
  inspected: Moment | null
  problems: Problem[]
}

export const NO_TASK: Task = {
  state: 'open',
  assignee: null,
  started: null,
  done: null,
  inspected: null,
  problems: [],
}

const PROGRESS = { started: 1, done: 2, inspected: 3 } as const
const STATES: readonly TaskState[] = TASK_STATES

/** Where a room stands by all its marks of a day, in whatever order they are given; or by those made since it stood somewhere. */
export function taskOf(marks: readonly Mark[], before: Task = NO_TASK): Task {
  return inOrder(marks).reduce(marked, before)
}

/** By when they were made; what was made at the same moment by id, so that everybody sees the same. */
export function inOrder(marks: readonly Mark[]): Mark[] {
  return [...new Map(marks.map((mark) => [mark.id, mark])).values()].sort(
    (one, other) => one.at - other.at || (one.id < other.id ? -1 : 1),
  )
}

function marked(task: Task, mark: Mark): Task {
  const moment = { at: mark.at, by: mark.by.name }
  switch (mark.kind) {
    case 'assigned':
      return { ...task, assignee: mark.assignee ?? null }
    case 'started':
    case 'done':
    case 'inspected': {
      // Who starts a room that a colleague has done already takes nothing back.
      const isFurther = PROGRESS[mark.kind] > STATES.indexOf(task.state)
      return {
        ...task,
        state: isFurther ? mark.kind : task.state,
        [mark.kind]: task[mark.kind] ?? moment,
      }
    }
    case 'reopened':
      return { ...task, state: 'open', started: null, done: null, inspected: null }
    case 'problem':
      return { ...task, problems: [...task.problems, { ...problemOf(mark), ...moment, solved: null }] }
    case 'solved':
      return {
        ...task,
        problems: task.problems.map((problem) =>
          problem.id === mark.problemId && problem.solved === null ? { ...problem, solved: moment } : problem,
        ),
      }
  }
}

function problemOf({ id, text = '', pictureIds = [] }: Mark): Pick<Problem, 'id' | 'text' | 'pictureIds'> {
  return { id, text, pictureIds }
}

/** Whether a guest can move in, as the house says when a room is ready. */
export function isReady({ state }: Pick<Task, 'state'>, { isInspected }: { isInspected: boolean }): boolean {
  return state === 'inspected' || (state === 'done' && !isInspected)
}
