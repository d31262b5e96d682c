import { useMemo } from 'react'
import { forgetUndo, showUndo } from '../../../components/states/undo-store.ts'
import { useT } from '../../../platform/texts.ts'
import { marksQueue } from '../marks/own-queue.ts'
import { pressedWords } from '../marks/pressed-words.ts'
import { type Pressed, pressesBack } from './room-acts.ts'
import type { ShownRoom } from './rooms-shown.ts'

export type RoomActs = {
  press: (room: ShownRoom, pressed: Pressed) => void
}

type Rooms = Pick<ShownRoom, 'unit' | 'task'>

/** Marks rooms of a day: shown at once, with a way back, and sent when that is possible. */
export function useRoomActs(date: string, onPress: (unitId: string) => void): RoomActs {
  const t = useT()
  return useMemo(() => {
    let line: string | undefined

    const mark = ({ unit }: Rooms, pressed: Pressed) =>
      marksQueue.press({ ...pressed, unitId: unit.id, room: unit.code, date })

    const press = (room: ShownRoom, pressed: Pressed) => {
      const { unit, task: before } = room
      onPress(unit.id)
      const id = mark(room, pressed)
      if (id === null) return
      // The latest is the one that somebody takes back; more lines would cover the list.
      if (line) forgetUndo(line)
      line = showUndo({
        text: pressedWords(t, { ...pressed, room: unit.code }),
        undo: t('action.undo'),
        onUndo: () => {
          onPress(unit.id)
          if (marksQueue.takeBack(id)) return
          for (const back of pressesBack(before, { ...pressed, id })) mark(room, back)
        },
      })
    }
    return { press }
  }, [t, date, onPress])
}
