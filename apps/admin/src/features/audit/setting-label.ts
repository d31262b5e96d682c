import type { AdminMessageId } from '@innkeeper/i18n/catalogue-types.ts'
import type { AdminTranslate } from '../../platform/texts.ts'

type SettingId = Extract<AdminMessageId, `audit.setting.${string}`>

/** What a setting is called in a sentence; older entries name several at once. */
export function settingLabel(changed: string, t: AdminTranslate): string {
  if (changed === '') return ''
  return changed
    .split(', ')
    .map((name) => oneLabel(name, t))
    .join(', ')
}

function oneLabel(name: string, t: AdminTranslate): string {
  const id = `audit.setting.${name}` as SettingId
  const label = t(id)
  if (label !== id) return label
  // A part without a word of its own, as a feature of the booking system, is called as what it belongs to.
  const whole = name.split('.')[0] ?? ''
  return whole === name ? plainWords(name) : oneLabel(whole, t)
}

const plainWords = (name: string) => name.replace(/([A-Z])/g, ' $1').toLowerCase()
