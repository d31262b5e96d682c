import type { AdminTranslate } from '../../../platform/texts.ts'

export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim()
}

type Named = { firstName: string; lastName: string; isErased: boolean }

/** What a guest is called on screen, also where there is no name to call them by. */
export function nameWords(t: AdminTranslate, guest: Named): string {
  return fullName(guest) || withoutName(t, guest)
}

export function withoutName(t: AdminTranslate, { isErased }: Pick<Named, 'isErased'>): string {
  return isErased ? t('guests.erased') : t('guests.noName')
}
