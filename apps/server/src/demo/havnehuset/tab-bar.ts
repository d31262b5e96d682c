import type { TabBarPlan } from '../tab-bar-plan.ts'
import type { HavnehusetLanguage } from './languages.ts'
import { HAVNEHUSET_CONTACT, HAVNEHUSET_MAP } from './property.ts'

/** The same for everybody: a small house has one menu. */
export const HAVNEHUSET_TAB_BAR: TabBarPlan<HavnehusetLanguage> = {
  allGuestPhases: [
    { icon: 'coffee', link: { box: 'breakfast' }, labels: { da: 'Morgenmad', en: 'Breakfast' } },
    { icon: 'swim', link: { box: 'beach' }, labels: { da: 'Stranden', en: 'Beach' } },
    { icon: 'map', link: { url: HAVNEHUSET_MAP }, labels: { da: 'Kort', en: 'Map' } },
    { icon: 'phone', link: { phone: HAVNEHUSET_CONTACT.phone }, labels: { da: 'Ring', en: 'Call' } },
  ],
}
