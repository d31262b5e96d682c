import { isWebAddress } from '../links.ts'
import { bytesOf, isPrivateAddress } from './network-address.ts'

/** Why a webhook cannot be sent to an address. */
export const ADDRESS_PROBLEMS = [
  'required',
  'not-a-web-address',
  'https-needed',
  'private',
  'unknown-host',
] as const
export type AddressProblem = (typeof ADDRESS_PROBLEMS)[number]

type Context = {
  /** What the operator of the installation allows. */
  allowsPrivate: boolean
  /**
   * How whoever connects reads the address (`new URL`): 2130706433 and 0x7f.1 are 127.0.0.1 to them. Null where they
   * cannot.
   */
  read(url: string): { protocol: string; hostname: string } | null
}

/**
 * What is wrong with an address as it is written; whom its name leads to is asked for beside it. A name and a password
 * in it would stand in the log, so it has none.
 */
export function addressProblem(url: string, { allowsPrivate, read }: Context): AddressProblem | null {
  if (url === '') return 'required'
  const parts = isWebAddress(url) ? read(url) : null
  if (!parts) return 'not-a-web-address'
  if (allowsPrivate) return null
  const { protocol, hostname } = parts
  if (protocol !== 'https:') return 'https-needed'
  const isNumbers = bytesOf(hostname) !== null
  return (isNumbers && isPrivateAddress(hostname)) || isLocalName(hostname) ? 'private' : null
}

/** Names that mean this machine or this network, whatever answers for them. */
function isLocalName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '')
  return /(^|\.)(localhost|local|internal|home\.arpa)$/.test(name) || !/[.:]/.test(name)
}
