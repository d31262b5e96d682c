import { MARK_KINDS, type Mark, type Task, taskOf } from '@innkeeper/domain/cleaning/marks.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextStep, otherSteps, pressesBack } from './room-acts.ts'
import { roomsShown, type ShownRoom } from './rooms-shown.ts'
import { doneByMia, sampleList, sampleRoom, startedByMia } from './sample-room.ts'

const room = (task: object = {}, change: object = {}) =>
  roomsShown(sampleList([sampleRoom('204', { task, ...change })]), [])[0] as ShownRoom
const inspected = { ...doneByMia, state: 'inspected', inspected: { at: '2026-11-19T10:00:00Z', by: 'Anna' } }
const [looks, trusts] = [{ isInspected: true }, { isInspected: false }]

test.each([
  [{}, 'started', 'started'],
  [startedByMia, 'done', 'done'],
  [doneByMia, 'inspected', null],
  [inspected, null, null],
] as const)('what comes next of %o is one button', (task, withLook, without) => {
  expect(nextStep(room(task), looks)).toBe(withLook)
  expect(nextStep(room(task), trusts)).toBe(without)
})

test('a room that nobody has to clean offers no button, and can be cleaned all the same', () => {
  const idle = room({}, { isToClean: false })
  expect(nextStep(idle, trusts)).toBeNull()
  expect(otherSteps(idle, trusts)).toEqual(['started', 'done'])
})

test('what else can be said is never what comes next', () => {
  expect(otherSteps(room(), trusts)).toEqual(['done'])
  expect(otherSteps(room(startedByMia), trusts)).toEqual(['reopened'])
  expect(otherSteps(room(doneByMia), looks)).toEqual(['reopened'])
  expect(otherSteps(room(doneByMia), trusts)).toEqual(['inspected', 'reopened'])
  expect(otherSteps(room(inspected), looks)).toEqual(['reopened'])
})

const me = { id: 'mia', name: 'Mia' }
const made = (kinds: readonly Mark['kind'][], from = 0): Mark[] =>
  kinds.map((kind, at) => ({
    ...{ id: `${from + at}`, kind, at: from + at, by: me },
    ...(kind === 'assigned' && { assignee: at % 2 === 0 ? me : null }),
    ...(kind === 'problem' && { text: `Lamp ${at}` }),
    ...(kind === 'solved' && { problemId: `${from + at - 1}` }),
  }))
const standing = ({ state, assignee, started, done, inspected: looked, problems }: Task) => ({
  ...{ state, assignee, marked: [started !== null, done !== null, looked !== null] },
  open: problems.filter(({ solved }) => solved === null).map(({ text }) => text),
})

test('whatever was pressed, taking it back has the room stand as it did', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...MARK_KINDS), { maxLength: 6 }),
      fc.constantFrom(...MARK_KINDS.filter((kind) => kind !== 'solved')),
      (earlier, kind) => {
        const before = taskOf(made(earlier))
        const [pressed] = made([kind], 100)
        const after = taskOf([pressed!], before)
        const back = pressesBack(before, pressed!).map((press, at) => ({
          ...{ ...press, id: `${200 + at}`, at: 200 + at, by: me },
        })) as Mark[]
        expect(standing(taskOf(back, after))).toEqual(standing(before))
      },
    ),
  )
})

test('a problem that was called solved by mistake is told of again, with its pictures', () => {
  const before = taskOf([{ id: 'p', kind: 'problem', at: 1, by: me, text: 'Lamp', pictureIds: ['picture'] }])
  expect(pressesBack(before, { id: 's', kind: 'solved', problemId: 'p' })).toEqual([
    { kind: 'problem', text: 'Lamp', pictureIds: ['picture'] },
  ])
})
