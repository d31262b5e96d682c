import { type SettingPage, settingsOf } from '../navigation.ts'
import { useOpenPages } from '../use-open-pages.ts'

/** The settings that the signed-in member of staff may open, in the order of their list. */
export function useSettings(): SettingPage[] {
  return settingsOf(useOpenPages())
}
