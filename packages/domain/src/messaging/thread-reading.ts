type Written = { writtenBy: 'guest' | 'staff' | 'note'; deviceHash: string | null }

/**
 * What a device may read of a thread, in the order it was written. A link gets forwarded: without the code that was
 * sent to the guest a device reads what was written on it, and what the house answered to that. An answer to lines of
 * several devices is for nobody without the code: whoever puts a line behind somebody's question learns nothing.
 */
export function readableEntries<E extends Written>(
  entries: readonly E[],
  device: { hash: string; readsAll: boolean } | null,
): E[] {
  const forGuests = entries.filter(({ writtenBy }) => writtenBy !== 'note')
  if (device?.readsAll) return forGuests
  if (!device) return []
  let asking = new Set<string | null>()
  let isAnswered = false
  return forGuests.filter(({ writtenBy, deviceHash }) => {
    if (writtenBy === 'staff') {
      isAnswered = true
      return asking.size === 1 && asking.has(device.hash)
    }
    if (isAnswered) asking = new Set()
    isAnswered = false
    asking.add(deviceHash)
    return deviceHash === device.hash
  })
}

/**
 * Whether what this device read was read by the guest: after the code, or on the device that wrote first. What others
 * read goes out by e-mail or SMS all the same.
 */
export function isGuestsOwn(
  entries: readonly Written[],
  device: { hash: string; readsAll: boolean } | null,
): boolean {
  if (device === null) return false
  const first = entries.find(({ writtenBy, deviceHash }) => writtenBy === 'guest' && deviceHash !== null)
  return device.readsAll || first?.deviceHash === device.hash
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
