import { addressOf } from '@innkeeper/api/client.ts'
import { getBooking } from '@innkeeper/api/guests.ts'
import { getUpgrades } from '@innkeeper/api/room-upgrades.ts'
import { getStore } from '@innkeeper/api/upselling/store.ts'
import { storePath, upgradesPath } from '../page/page-kinds.ts'
import type { EngineName } from '../processes/engines.ts'
import { type Row, ratioRow } from '../report/row.ts'
import { median } from '../report/statistics.ts'
import type { Size } from '../size.ts'
import { HOTEL } from '../subject.ts'

const CALLS = { full: 120, smoke: 3 }
const WARMING = { full: 60, smoke: 1 }
/** The server counts calls by address: each stands for a guest. */
let asked = 0

/** How long one guest waits for the store and for the better rooms, against the stay that a guestbook asks for. */
export async function pageTimeRows(origin: string, engine: EngineName, size: Size): Promise<Row[]> {
  const store = await storePath(origin)
  const bookingId = store.split('/')[3] ?? ''
  const params = { hotel: HOTEL, bookingId }
  const stay = addressOf(getBooking, { params }, origin)
  const rows: Row[] = []
  const compared = {
    'the call of the store': addressOf(getStore, { params }, origin),
    'the page of the store': origin + store,
    'the call of the upgrades': addressOf(getUpgrades, { params }, origin),
    'the page of the upgrades': origin + (await upgradesPath(origin)),
  }
  for (const [what, address] of Object.entries(compared)) {
    for (let call = 0; call < WARMING[size]; call++) await Promise.all([timed(address), timed(stay)])
    const times = { own: [] as number[], stay: [] as number[] }
    for (let call = 0; call < CALLS[size]; call++) {
      times.own.push(await timed(address))
      times.stay.push(await timed(stay))
    }
    rows.push(
      ratioRow({
        what: `${engine}: ${what} against the stay's`,
        value: median(times.own),
        baseline: median(times.stay),
        unit: 'ms',
      }),
    )
  }
  return rows
}

async function timed(address: string): Promise<number> {
  const guest = asked++
  const startedAt = performance.now()
  const answer = await fetch(address, {
    headers: { 'x-forwarded-for': `10.${(guest >> 16) & 255}.${(guest >> 8) & 255}.${guest & 255}` },
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return performance.now() - startedAt
}
