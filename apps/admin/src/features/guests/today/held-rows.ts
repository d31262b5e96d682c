import { steadyRows } from '../list/steady-rows.ts'

type Due = { id: string; revision: number }
/** Somebody who was just seen to: as they stood in the list, and how far it is. */
export type Held<Guest extends Due> = {
  guest: Guest
  step: 'running' | 'done'
  /** Of the booking since it is done. */
  revision: number
}
export type HeldRow<Guest extends Due> = { guest: Guest; step: 'due' | Held<Guest>['step'] }

/**
 * Who is due, and between them, where they stood, who was just seen to: a row that left at once would put the next one
 * under a finger that presses again.
 */
export function heldRows<Guest extends Due>(
  shown: readonly string[],
  due: readonly Guest[],
  held: readonly Held<Guest>[],
): HeldRow<Guest>[] {
  // Somebody else may have taken it back since.
  const isDueAgain = ({ guest, step, revision }: Held<Guest>) =>
    step === 'done' && due.some(({ id, revision: newest }) => id === guest.id && newest > revision)
  const holds = new Map(held.filter((hold) => !isDueAgain(hold)).map((hold) => [hold.guest.id, hold]))
  if (holds.size === 0) return due.map((guest) => ({ guest, step: 'due' }))
  const gone = [...holds.values()]
    .map(({ guest }) => guest)
    .filter(({ id }) => !due.some((one) => one.id === id))
  return steadyRows(shown, [...due, ...gone]).map((guest) => {
    const hold = holds.get(guest.id)
    return hold ? { guest: hold.guest, step: hold.step } : { guest, step: 'due' }
  })
}
