import { createHash } from 'node:crypto'

/** The code of a door, alike on every machine: two digits, a space and two more, as on the keypad's card. */
export function doorCode(propertyId: string, unitCode: string): string {
  const bytes = createHash('sha256').update(`${propertyId} door ${unitCode}`).digest()
  const pair = (at: number) => String(bytes.readUInt16BE(at) % 100).padStart(2, '0')
  return `${pair(0)} ${pair(2)}`
}
