/*
 * Which network addresses belong to somebody's own network rather than to the internet: what a property's webhook may
 * not reach from inside the installation's network. Written out rather than asked of a library, so that it can be read.
 */

type Bytes = readonly number[]

/** Networks of IPv4 that are nobody's on the internet (RFC 6890 and those after it). */
const PRIVATE_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
].map(networkOf)

/** Of IPv6 only what is given out for the internet is open, but for these within it. */
const GLOBAL_V6 = networkOf('2000::/3')
const PRIVATE_V6 = ['2001::/23', '2001:db8::/32', '3fff::/20'].map(networkOf)
/** Prefixes that carry an address of IPv4: mapped, translated, 6to4. */
const CARRYING_V4 = [
  { network: networkOf('::ffff:0:0/96'), at: 12 },
  { network: networkOf('64:ff9b::/96'), at: 12 },
  { network: networkOf('2002::/16'), at: 2 },
] as const

/** Whether an address is of a private, local or reserved network; true for what is no address at all. */
export function isPrivateAddress(address: string): boolean {
  const bytes = bytesOf(address)
  return bytes === null || isPrivate(bytes)
}

function isPrivate(bytes: Bytes): boolean {
  if (bytes.length === 4) return PRIVATE_V4.some((network) => isIn(bytes, network))
  const carrying = CARRYING_V4.find(({ network }) => isIn(bytes, network))
  if (carrying) return isPrivate(bytes.slice(carrying.at, carrying.at + 4))
  return !isIn(bytes, GLOBAL_V6) || PRIVATE_V6.some((network) => isIn(bytes, network))
}

type Network = { bytes: Bytes; length: number }

function networkOf(text: string): Network {
  const [address = '', length = ''] = text.split('/')
  return { bytes: bytesOf(address) ?? [], length: Number(length) }
}

function isIn(bytes: Bytes, network: Network): boolean {
  if (bytes.length !== network.bytes.length) return false
  return network.bytes.every((byte, place) => {
    const bits = Math.min(8, Math.max(0, network.length - place * 8))
    const mask = (0xff << (8 - bits)) & 0xff
    return ((bytes[place] ?? 0) & mask) === (byte & mask)
  })
}

/** The bytes of an address, 4 or 16; null for what is none. A zone, which only has a meaning here, goes. */
export function bytesOf(address: string): Bytes | null {
  const [bare = ''] = address.replace(/^\[(.*)\]$/, '$1').split('%', 1)
  return bare.includes(':') ? bytesOfV6(bare) : bytesOfV4(bare)
}

function bytesOfV4(text: string): Bytes | null {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part))) return null
  const bytes = parts.map(Number)
  return bytes.every((byte) => byte <= 255) ? bytes : null
}

function bytesOfV6(text: string): Bytes | null {
  const [head = '', tail, ...more] = text.split('::')
  if (more.length > 0) return null
  const before = groupsOf(head)
  const after = tail === undefined ? [] : groupsOf(tail)
  if (!before || !after) return null
  const missing = 16 - before.length - after.length
  if (tail === undefined ? missing !== 0 : missing < 2) return null
  return [...before, ...Array<number>(missing).fill(0), ...after]
}

/** Groups of two bytes; the last may be written as IPv4. */
function groupsOf(text: string): number[] | null {
  if (text === '') return []
  const groups = text.split(':')
  const bytes: number[] = []
  for (const [place, group] of groups.entries()) {
    if (group.includes('.')) {
      const last = place === groups.length - 1 ? bytesOfV4(group) : null
      if (!last) return null
      bytes.push(...last)
    } else {
      if (!/^[\da-f]{1,4}$/i.test(group)) return null
      const value = Number.parseInt(group, 16)
      bytes.push(value >> 8, value & 0xff)
    }
  }
  return bytes
}
