import { type Task, taskOf } from '@innkeeper/domain/cleaning/marks.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { findMarks, findOpenProblems, roomKey } from './repository.ts'

type Asked = { propertyId: string; date: string; unitIds?: readonly string[] | undefined }

/** Where rooms stand on a day, with what is still wrong in them from the days before. */
export async function readTasks(tx: Tx, asked: Asked): Promise<(unitId: string) => Task> {
  const { date } = asked
  const marks = await findMarks(tx, { ...asked, dates: [date] })
  const earlier = await findOpenProblems(tx, asked)
  return (unitId) => taskOf([...(earlier.get(unitId) ?? []), ...(marks.get(roomKey(unitId, date)) ?? [])])
}
