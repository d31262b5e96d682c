import { isIPv6 } from 'node:net'

const MAPPED_IPV4 = /^::ffff:\d+\.\d+\.\d+\.\d+$/i
const GROUPS = 8
const NETWORK_GROUPS = 4

/** One connection has a whole IPv6 network of addresses to guess from, so its first half counts as the client's network. */
export function clientNetwork(address: string): string {
  if (!isIPv6(address) || MAPPED_IPV4.test(address)) return address
  const [before = '', after] = address.split('::')
  const head = before.split(':').filter(Boolean)
  const tail = (after ?? '').split(':').filter(Boolean)
  const gap = Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0')
  return [...head, ...gap, ...tail]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
