/** The names of all values on this device that begin like this. */
export function storedNames(prefix: string, storage: () => Storage = () => localStorage): string[] {
  try {
    return Object.keys(storage()).filter((name) => name.startsWith(prefix))
  } catch {
    // Storage that is switched off keeps nothing.
    return []
  }
}
