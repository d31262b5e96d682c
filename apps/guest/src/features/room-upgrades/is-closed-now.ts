import { CallError } from '@innkeeper/api/client.ts'
import type { Upgrades } from '@innkeeper/api/room-upgrades.ts'
import type { Answer } from '../../platform/answer-store.ts'

/** Whether nothing can be asked for any more: said by the page itself, or by a call while it is open. */
export function isClosedNow({ data, error }: Answer<Upgrades>): boolean {
  return data?.isOpen === false || (error instanceof CallError && error.code === 'booking/unknown')
}
