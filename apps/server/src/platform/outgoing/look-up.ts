import { lookup as systemLookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPrivateAddress } from '@innkeeper/domain/webhooks/network-address.ts'

export type Address = { address: string; family: number }
/** All addresses of a name. */
export type LookUp = (hostname: string) => Promise<Address[]>

export const lookUpInSystem: LookUp = (hostname) => systemLookup(hostname, { all: true, verbatim: true })

export class RefusedAddressError extends Error {
  override name = 'RefusedAddressError'
  readonly problem: 'private' | 'unknown-host'
  constructor(problem: 'private' | 'unknown-host') {
    super(`an address was refused: ${problem}`)
    this.problem = problem
  }
}

/**
 * The one address to connect to. The name is asked for once and the answer is what is connected to: a name that
 * answers otherwise a moment later leads nowhere else. One private address among several is enough to refuse.
 */
export async function addressToConnect(
  hostname: string,
  { lookUp, allowsPrivate }: { lookUp: LookUp; allowsPrivate: boolean },
): Promise<Address> {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  const family = isIP(bare)
  const found = family ? [{ address: bare, family }] : await lookUp(bare).catch(() => [])
  const [first] = found
  if (!first) throw new RefusedAddressError('unknown-host')
  if (!allowsPrivate && found.some(({ address }) => isPrivateAddress(address)))
    throw new RefusedAddressError('private')
  return first
}
