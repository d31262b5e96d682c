import { toldKey } from '../storage-keys.ts'

/** As many as a device keeps orders. */
const MAX_KEPT = 20

/**
 * Runs `tell` unless this device has told it before: the answer to an order is said once, over reloads and in however
 * many tabs. One tab at a time looks.
 */
export async function tellOnce(hotel: string, what: string, tell: () => void): Promise<void> {
  const claim = () => {
    if (claimFirst(hotel, what)) tell()
  }
  if (typeof navigator !== 'undefined' && navigator.locks)
    await navigator.locks.request(toldKey(hotel), claim)
  else claim()
}

function claimFirst(hotel: string, what: string): boolean {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(toldKey(hotel)) ?? '[]')
    const known = Array.isArray(told) ? told : []
    if (known.includes(what)) return false
    localStorage.setItem(toldKey(hotel), JSON.stringify([...known, what].slice(-MAX_KEPT)))
  } catch {
    // Storage is switched off: it is told, perhaps twice.
  }
  return true
}
