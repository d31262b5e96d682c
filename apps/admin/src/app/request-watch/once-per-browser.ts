/** Several tabs hear of the same request; one of them tells. */

const LOCK = 'innkeeper-ring'
const KEY = 'requests:told'
const KEPT = 50

type Browser = {
  /** Runs one after the other in all tabs, where the browser can. */
  exclusively: (act: () => Promise<void>) => Promise<void>
  store: () => Pick<Storage, 'getItem' | 'setItem'>
}

const browser: Browser = {
  // Missing on pages without https: two tabs may then ring together, which is better than none.
  exclusively: (act) => ('locks' in navigator ? navigator.locks.request(LOCK, act) : act()),
  store: () => localStorage,
}

function toldBefore({ store }: Browser): string[] {
  try {
    const told: unknown = JSON.parse(store().getItem(KEY) ?? '[]')
    return Array.isArray(told) ? told.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Tells of a request unless another tab has; a tab that could not (no click yet, no sound) leaves it to the next. */
export function oncePerBrowser(id: string, tell: () => Promise<boolean>, given = browser): Promise<void> {
  return given.exclusively(async () => {
    if (toldBefore(given).includes(id) || !(await tell())) return
    try {
      given.store().setItem(KEY, JSON.stringify([...toldBefore(given), id].slice(-KEPT)))
    } catch {}
  })
}
