import type { PropertyService } from '../../properties/service.ts'

/** Beside their own module: guests see upgrades in the guestbook, and staff answer them among all requests. */
const ALSO = ['guestbook', 'products'] as const

/** Throws `module/not-available` where nobody could see or answer a wish for another room. */
export async function requireOpen(
  { requireModule }: Pick<PropertyService, 'requireModule'>,
  propertyId: string,
): Promise<void> {
  for (const module of ALSO) await requireModule(propertyId, module)
}
