import { isIPv4, isIPv6, SocketAddress } from 'node:net'

const WITH_PORT = /^(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/
const GROUPS = 8
const NETWORK_GROUPS = 4
/** Whatever is no address counts as one network: nobody gets a new count with each thing they make up. */
const NO_ADDRESS = 'unknown'

/** The address alone, in one spelling: some proxies name the client's port as well, and IPv4 can be written as IPv6. */
export function clientAddress(written: string): string {
  const [, bracketed, plain] = WITH_PORT.exec(written) ?? []
  const address = bracketed ?? plain ?? written
  if (!isIPv6(address)) return address
  const shortest = new SocketAddress({ address, family: 'ipv6' }).address
  return MAPPED_IPV4.exec(shortest)?.[1] ?? shortest
}

/** One connection has a whole IPv6 network of addresses to guess from, so its first half counts as the client's network. */
export function clientNetwork(written: string): string {
  const address = clientAddress(written)
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return NO_ADDRESS
  const [before = '', after] = address.split('::')
  const head = before.split(':').filter(Boolean)
  const tail = (after ?? '').split(':').filter(Boolean)
  const gap = Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0')
  return [...head, ...gap, ...tail]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
