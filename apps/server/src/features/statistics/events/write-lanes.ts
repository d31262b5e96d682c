import { AppError } from '../../../platform/http/app-error.ts'

type Bounds = {
  /** Of one write. */
  calls: number
  events: number
  /** Events that wait for the writes before them; whoever comes then is asked to come again. */
  waitingInLane: number
  waiting: number
}

export const LANE_BOUNDS: Bounds = { calls: 100, events: 2000, waitingInLane: 20_000, waiting: 100_000 }

type Waiting<Call> = {
  call: Call
  events: number
  resolve(answer: number): void
  reject(error: unknown): void
}

/**
 * A lane for each property: what comes while a write is under way is written together afterwards, so that many calls at
 * once cost few transactions. Each call is answered when its own write is committed; a write that fails fails those in
 * it and no others.
 */
export function createWriteLanes<Call>(
  write: (propertyId: string, calls: readonly Call[]) => Promise<number[]>,
  bounds: Bounds = LANE_BOUNDS,
) {
  const lanes = new Map<string, Waiting<Call>[]>()
  let waiting = 0

  const eventsIn = (lane: readonly Waiting<Call>[]) => lane.reduce((sum, { events }) => sum + events, 0)

  function takeNext(lane: Waiting<Call>[]): Waiting<Call>[] {
    let events = 0
    const count = lane.findIndex((each, place) => {
      events += each.events
      return place === bounds.calls || (place > 0 && events > bounds.events)
    })
    return lane.splice(0, count === -1 ? lane.length : count)
  }

  async function work(propertyId: string, lane: Waiting<Call>[]): Promise<void> {
    while (lane.length > 0) {
      const taken = takeNext(lane)
      waiting -= eventsIn(taken)
      try {
        const answers = await write(
          propertyId,
          taken.map(({ call }) => call),
        )
        for (const [place, { resolve }] of taken.entries()) resolve(answers[place] ?? 0)
      } catch (error) {
        for (const { reject } of taken) reject(error)
      }
    }
    lanes.delete(propertyId)
  }

  return (propertyId: string, call: Call, events: number): Promise<number> => {
    const lane = lanes.get(propertyId) ?? []
    if (waiting + events > bounds.waiting || eventsIn(lane) + events > bounds.waitingInLane) {
      const error = new AppError('request/too-many', 'Too much is being counted; try again shortly.')
      return Promise.reject(error)
    }
    return new Promise((resolve, reject) => {
      waiting += events
      lane.push({ call, events, resolve, reject })
      if (lanes.has(propertyId)) return
      lanes.set(propertyId, lane)
      void work(propertyId, lane)
    })
  }
}
