import { stableId } from '../stable-id.ts'
import type { KnownGuest } from './known-guests.ts'
import { FJELLHEIM_ID } from './property.ts'

export function fjellheimLinkKey(guest: KnownGuest | number): string {
  return stableId(FJELLHEIM_ID, 'link', String(guest))
}
