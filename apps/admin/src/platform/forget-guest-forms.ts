/** What the guest app keeps of a form that is being filled in: sealed, and the key of the tab. */
const NAMES = 'registration-draft'

type Stores = readonly Pick<Storage, 'length' | 'key' | 'removeItem'>[]

/** On a device that guests and staff share nothing of a guest's form is left for whoever comes next. */
export function forgetGuestForms(stores: () => Stores = () => [localStorage, sessionStorage]): void {
  try {
    for (const store of stores()) {
      const names = Array.from({ length: store.length }, (_, place) => store.key(place) ?? '')
      for (const name of names.filter((one) => one.startsWith(NAMES))) store.removeItem(name)
    }
  } catch {
    // Storage that is switched off keeps nothing.
  }
}
