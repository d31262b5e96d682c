/** Hands an address to the device's own way of sharing; false where there is none. Whoever changes their mind has been served. */
export async function shareAddress(what: { title: string; url: string }): Promise<boolean> {
  if (!navigator.share) return false
  try {
    await navigator.share(what)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
