type Written = { writtenBy: 'guest' | 'staff' | 'note'; deviceHash: string | null }

/**
 * What a device may read of a thread, in the order it was written. A link gets forwarded: without the code that was
 * sent to the guest a device reads what was written on it, and what the house answered to that.
 */
export function readableEntries<E extends Written>(
  entries: readonly E[],
  device: { hash: string; readsAll: boolean } | null,
): E[] {
  const forGuests = entries.filter(({ writtenBy }) => writtenBy !== 'note')
  if (device?.readsAll) return forGuests
  if (!device) return []
  let lastGuestDevice: string | null = null
  return forGuests.filter((entry) => {
    if (entry.writtenBy === 'guest') lastGuestDevice = entry.deviceHash
    return lastGuestDevice === device.hash
  })
}

/** An address as somebody knows it again who has it, and nobody else learns it. */
export function maskedEmail(address: string): string {
  const [name = '', host = ''] = address.trim().split('@')
  const dot = host.lastIndexOf('.')
  return `${name.slice(0, 1)}•••@${host.slice(0, 1)}•••${dot > 0 ? host.slice(dot) : ''}`
}

export function maskedPhone(number: string): string {
  return `•••${number.replace(/\D/g, '').slice(-2)}`
}
