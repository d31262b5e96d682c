const KEY = 'translator-known'

/** Whether whoever uses this browser has been told that this host sees the texts. */
export function isProviderKnown(host: string): boolean {
  try {
    return localStorage.getItem(KEY) === host
  } catch {
    return false
  }
}

export function rememberProvider(host: string): void {
  try {
    localStorage.setItem(KEY, host)
  } catch {
    // Storage may be full or forbidden; then it is told again.
  }
}
