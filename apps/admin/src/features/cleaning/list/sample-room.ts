import type { CleaningList, CleaningRoom, CleaningTask } from '@innkeeper/api/cleaning/list.ts'

export const SAMPLE_DAY = '2026-11-19'

const OPEN: CleaningTask = {
  state: 'open',
  assignee: null,
  started: null,
  done: null,
  inspected: null,
  problems: [],
}

type Change = Omit<Partial<CleaningRoom>, 'unit' | 'task'> & {
  floor?: number | null
  task?: Partial<CleaningTask>
}

/** A room whose guest stays and has chosen nothing; a test says what is different. */
export function sampleRoom(code: string, { floor = 2, task, ...change }: Change = {}): CleaningRoom {
  return {
    unit: { id: `u${code}`, code, floor, category: 'Double' },
    departure: null,
    arrival: null,
    stay: { night: 2, nights: 4, party: { adults: 2, children: 1 }, guest: null },
    wish: null,
    isForced: false,
    isToClean: true,
    task: { ...OPEN, ...task },
    ...change,
  }
}

export const sampleArrival: NonNullable<CleaningRoom['arrival']> = {
  isHere: false,
  expected: '15:00',
  isEarly: false,
  party: { adults: 2, children: 1 },
  guest: null,
  toldAt: null,
  canBeTold: false,
}

export const startedByMia: Partial<CleaningTask> = {
  state: 'started',
  started: { at: '2026-11-19T09:04:00Z', by: 'Mia' },
}
export const doneByMia: Partial<CleaningTask> = {
  ...startedByMia,
  state: 'done',
  done: { at: '2026-11-19T09:31:00Z', by: 'Mia' },
}

export function sampleList(rooms: CleaningRoom[], change: Partial<CleaningList> = {}): CleaningList {
  return {
    date: SAMPLE_DAY,
    today: SAMPLE_DAY,
    timeZone: 'Europe/Oslo',
    rooms,
    people: [
      { id: 'ingrid', name: 'Ingrid' },
      { id: 'mia', name: 'Mia' },
    ],
    settings: { isInspected: false, tellsGuest: false, isDaily: true },
    ...change,
  }
}
