import type { TabBarPlan, TabPlan } from '../tab-bar-plan.ts'
import { DINNER_MENU } from './documents.ts'
import type { FjellheimLanguage } from './languages.ts'
import { RECEPTION } from './property.ts'

type Tab = TabPlan<FjellheimLanguage>

const walks: Tab = {
  icon: 'walk',
  link: { page: 'walks' },
  labels: { en: 'Walks', da: 'Ture', fi: 'Retket', nl: 'Wandelen', no: 'Turer', sv: 'Turer' },
}
const menu: Tab = {
  icon: 'meal',
  link: { document: DINNER_MENU.key },
  labels: { en: 'Menu', da: 'Menu', fi: 'Menu', nl: 'Menu', no: 'Meny', sv: 'Meny' },
}
const call: Tab = {
  icon: 'phone',
  link: { phone: RECEPTION.phone },
  labels: { en: 'Call', da: 'Ring', fi: 'Soita', nl: 'Bellen', no: 'Ring', sv: 'Ring' },
}
const write: Tab = {
  icon: 'mail',
  link: { email: RECEPTION.email },
  labels: { en: 'Write', da: 'Skriv', fi: 'Kirjoita', nl: 'Schrijven', no: 'Skriv', sv: 'Skriv' },
}
const journey: Tab = {
  icon: 'bus',
  link: { box: 'getting-here' },
  labels: { en: 'Journey', da: 'Rejsen', fi: 'Matka', nl: 'Route', no: 'Reisen', sv: 'Resan' },
}
const packing: Tab = {
  icon: 'book',
  link: { box: 'packing' },
  labels: {
    en: 'Packing',
    da: 'Pakkeliste',
    fi: 'Mukaan',
    nl: 'Paklijst',
    no: 'Pakkeliste',
    sv: 'Packlista',
  },
}
const breakfast: Tab = {
  icon: 'coffee',
  link: { box: 'breakfast' },
  labels: { en: 'Breakfast', da: 'Morgenmad', fi: 'Aamiainen', nl: 'Ontbijt', no: 'Frokost', sv: 'Frukost' },
}
const spa: Tab = {
  icon: 'spa',
  link: { box: 'spa' },
  labels: { en: 'Spa', da: 'Spa', fi: 'Kylpylä', nl: 'Spa', no: 'Spa', sv: 'Spa' },
}
const recipe: Tab = {
  icon: 'coffee',
  link: { box: 'waffle-recipe' },
  labels: { en: 'Recipe', da: 'Opskrift', fi: 'Resepti', nl: 'Recept', no: 'Oppskrift', sv: 'Recept' },
}
const comeBack: Tab = {
  icon: 'calendar',
  link: { box: 'come-back' },
  labels: { en: 'Come back', da: 'Gensyn', fi: 'Ensi kerta', nl: 'Tot ziens', no: 'Gjensyn', sv: 'Kom åter' },
}
const leftBehind: Tab = {
  icon: 'key',
  link: { box: 'left-behind' },
  labels: { en: 'Forgotten', da: 'Glemt', fi: 'Unohtui', nl: 'Vergeten', no: 'Glemt', sv: 'Glömt' },
}

/** A visitor without a booking gets the tabs of the house, so those lead to what everyone in it may see. */
export const FJELLHEIM_TAB_BAR: TabBarPlan<FjellheimLanguage> = {
  allGuestPhases: [walks, menu, call, write],
  preStay: [journey, packing, walks, menu, call],
  inStay: [breakfast, walks, menu, spa, call],
  postStay: [recipe, comeBack, leftBehind, write],
}
