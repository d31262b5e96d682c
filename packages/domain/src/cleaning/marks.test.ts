import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isReady, MARK_KINDS, type Mark, NO_TASK, TASK_STATES, taskOf } from './marks.ts'

const ANNA = { id: 'anna', name: 'Anna' }
const BO = { id: 'bo', name: 'Bo' }
let made = 0
const mark = (kind: Mark['kind'], at: number, change: Partial<Mark> = {}): Mark => ({
  ...{ id: `m${made++}`, kind, at, by: ANNA, ...change },
})

const person = fc.constantFrom(ANNA, BO, { id: 'cy', name: 'Cy' })
const marks = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 3 }),
    kind: fc.constantFrom(...MARK_KINDS),
    // Few moments, so that some marks are made at the same one.
    at: fc.integer({ min: 0, max: 8 }),
    by: person,
    assignee: fc.option(person),
    problemId: fc.string({ minLength: 1, maxLength: 3 }),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
)
const shuffled = marks.chain((all) =>
  fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
)

describe('the marks of a room', () => {
  it('lead to the same whatever order they come in', () => {
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        expect(taskOf(other)).toEqual(taskOf(all))
      }),
    )
  })

  it('lead to the same however often one of them comes', () => {
    fc.assert(
      fc.property(shuffled, ([all, again]) => {
        expect(taskOf([...all, ...again])).toEqual(taskOf(all))
      }),
    )
  })

  it('of two people are all there, whoever is heard first', () => {
    fc.assert(
      fc.property(marks, (all) => {
        const [annas, others] = [all.filter(({ by }) => by === ANNA), all.filter(({ by }) => by !== ANNA)]
        const task = taskOf([...others, ...annas])
        expect(task).toEqual(taskOf([...annas, ...others]))
        const told = all.filter(({ kind }) => kind === 'problem').map(({ id }) => id)
        expect(task.problems.map(({ id }) => id).toSorted()).toEqual(told.toSorted())
        // Without a step back, the furthest that anybody got is where the room stands.
        if (all.some(({ kind }) => kind === 'reopened')) return
        const steps = all.map(({ kind }) => TASK_STATES.indexOf(kind as (typeof TASK_STATES)[number]))
        expect(TASK_STATES.indexOf(task.state)).toBe(Math.max(0, ...steps))
      }),
    )
  })
})

describe('a room', () => {
  it('without marks is open', () => {
    expect(taskOf([])).toEqual(NO_TASK)
  })

  it('is started, done and inspected, each with who and when', () => {
    expect(taskOf([mark('started', 1), mark('done', 5, { by: BO }), mark('inspected', 9)])).toEqual({
      ...{ state: 'inspected', assignee: null, problems: [] },
      ...{ started: { at: 1, by: 'Anna' }, done: { at: 5, by: 'Bo' }, inspected: { at: 9, by: 'Anna' } },
    })
  })

  it('stays done when a colleague starts it who had not seen that', () => {
    const task = taskOf([mark('done', 5), mark('started', 6, { by: BO })])
    expect(task).toMatchObject({ state: 'done', started: { by: 'Bo' }, done: { by: 'Anna' } })
  })

  it('was done by whoever did it first', () => {
    expect(taskOf([mark('done', 5), mark('done', 6, { by: BO })]).done).toEqual({ at: 5, by: 'Anna' })
  })

  it('that is reopened begins again, with its problems and for the same person', () => {
    const given = [mark('assigned', 1, { assignee: BO }), mark('problem', 2, { id: 'lamp', text: 'Lamp' })]
    const task = taskOf([...given, mark('done', 3), mark('reopened', 4)])
    expect(task).toMatchObject({ state: 'open', assignee: BO, started: null, done: null, inspected: null })
    expect(task.problems).toHaveLength(1)
    expect(taskOf([...given, mark('done', 3), mark('reopened', 4), mark('started', 5)]).state).toBe('started')
    // A phone that was away brings what was done before it was reopened.
    expect(taskOf([mark('reopened', 4), mark('done', 3)]).state).toBe('open')
  })

  it('is given to the one named last, or to nobody again', () => {
    const given = [mark('assigned', 1, { assignee: ANNA }), mark('assigned', 2, { assignee: BO })]
    expect(taskOf(given).assignee).toEqual(BO)
    expect(taskOf([...given, mark('assigned', 3, { assignee: null })]).assignee).toBeNull()
  })

  it('keeps its problems with words and pictures until each is solved', () => {
    const lamp = mark('problem', 1, { id: 'lamp', text: 'The lamp is broken', pictureIds: ['p'] })
    const solved = mark('solved', 3, { problemId: 'lamp', by: BO })
    const task = taskOf([
      lamp,
      mark('problem', 2, { id: 'stain' }),
      solved,
      mark('solved', 4, { problemId: 'lamp' }),
    ])
    expect(task.problems).toEqual([
      {
        ...{ id: 'lamp', text: 'The lamp is broken', pictureIds: ['p'], at: 1, by: 'Anna' },
        solved: { at: 3, by: 'Bo' },
      },
      { id: 'stain', text: '', pictureIds: [], at: 2, by: 'Anna', solved: null },
    ])
    expect(taskOf([mark('solved', 1, { problemId: 'unknown' })])).toEqual(NO_TASK)
  })
})

it('a room is ready once it is done, or once somebody looked where the house wants that', () => {
  const ready = (isInspected: boolean) => TASK_STATES.filter((state) => isReady({ state }, { isInspected }))
  expect(ready(false)).toEqual(['done', 'inspected'])
  expect(ready(true)).toEqual(['inspected'])
})
