import type { AdminMessages } from '@innkeeper/i18n/catalogue-types.ts'
import { translateWith } from '@innkeeper/i18n/runtime.ts'
import type { I18n } from '@lingui/core'
import { notifications } from '@mantine/notifications'

/** Says that marks are gone that could not be sent any more, since whoever made them is no longer signed in. */
export function tellLostMarks(i18n: I18n, count: number): void {
  if (count === 0) return
  const message = translateWith<AdminMessages>(i18n)('cleaning.lost', { count })
  notifications.show({ color: 'red', message, autoClose: false })
}
