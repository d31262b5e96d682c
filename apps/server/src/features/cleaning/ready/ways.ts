import type { MessageChannel } from '@innkeeper/domain/messaging/constants.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'

type Reached = { email: string | null; phone: string | null }

/** By which channels a guest can be written to: there is an address, and the property has the module. */
export function waysTo({ email, phone }: Reached, modules: readonly ModuleName[]): MessageChannel[] {
  const ways: MessageChannel[] = []
  if (phone !== null && modules.includes('messagingSms')) ways.push('sms')
  if (email !== null && modules.includes('messagingEmail')) ways.push('email')
  return ways
}
