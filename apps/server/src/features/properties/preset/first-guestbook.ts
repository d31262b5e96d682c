import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { CARD_KINDS } from '@innkeeper/domain/guestbook/card-types.ts'
import {
  CARD_VERSION,
  DEFAULT_BACKGROUND_OPACITY,
  DEFAULT_VISIBILITY,
} from '@innkeeper/domain/guestbook/constants.ts'
import { EMPTY_TAB_BAR, type TabBar, type TabBarItem } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { writtenContent } from '@innkeeper/domain/guestbook/templates/written-content.ts'
import type { GuestbookPreset } from '@innkeeper/domain/properties/constants.ts'
import {
  type Localization,
  normalCode,
  type PropertyLanguage,
} from '@innkeeper/domain/properties/localization.ts'
import { newId } from '../../../platform/ids.ts'
import { beforeYouCome } from './before-you-come.ts'
import { breakfast } from './breakfast.ts'
import { breakfastWithHosts } from './breakfast-with-hosts.ts'
import { checkOut } from './check-out.ts'
import { forgotten } from './forgotten.ts'
import { goodbye } from './goodbye.ts'
import { greeting } from './greeting.ts'
import { houseRules } from './house-rules.ts'
import { kitchen } from './kitchen.ts'
import { PRESET_LANGUAGES, type PresetCard, type PresetLanguage } from './preset-card.ts'
import { sharedRooms } from './shared-rooms.ts'
import { wifi } from './wifi.ts'

/** In reading order. */
const PRESETS: Record<GuestbookPreset, readonly PresetCard[]> = {
  hotel: [greeting, goodbye, beforeYouCome, wifi, breakfast, checkOut, houseRules, forgotten],
  guesthouse: [greeting, goodbye, beforeYouCome, wifi, breakfastWithHosts, checkOut, houseRules, forgotten],
  apartment: [greeting, goodbye, beforeYouCome, wifi, kitchen, checkOut, houseRules, forgotten],
  hostel: [greeting, goodbye, beforeYouCome, wifi, sharedRooms, checkOut, houseRules, forgotten],
}

export type FirstGuestbook = { cards: Card[]; tabBar: TabBar }

/** Cards and tabs a property begins with, in those of its languages that the preset has words in. */
export function firstGuestbook(preset: GuestbookPreset, localization: Localization): FirstGuestbook {
  const languages = Object.entries(localization.languages).flatMap(([country, language]) =>
    writtenIn(language, country === localization.default),
  )
  const built = PRESETS[preset].map((plan, index) => ({ plan, card: buildCard(plan, index, languages) }))
  return {
    cards: built.map(({ card }) => card),
    tabBar: tabBarOf(
      built.flatMap(({ plan, card }) => (plan.tab ? tabItem(plan.tab, card.id, languages) : [])),
    ),
  }
}

type Written = { index: number; words: PresetLanguage }

/** The default is always written, in English where there are no words of its own; the others fall back to it. */
function writtenIn({ code, index }: PropertyLanguage, isDefault: boolean): Written[] {
  const words = PRESET_LANGUAGES.find((known) => known === normalCode(code))
  if (words) return [{ index, words }]
  return isDefault ? [{ index, words: 'en' }] : []
}

function buildCard(
  { type, to, words, section }: PresetCard,
  index: number,
  languages: readonly Written[],
): Card {
  return {
    id: newId(),
    type,
    index,
    parentId: null,
    version: CARD_VERSION,
    content: Object.fromEntries(
      languages.map((language) => [
        String(language.index),
        {
          default: {
            ...(section ? { section: { title: section[language.words], note: '' } } : {}),
            ...writtenContent(words[language.words]),
          },
        },
      ]),
    ),
    styles: {
      layout: CARD_KINDS[type].startLayout,
      backgroundPicture: null,
      backgroundOpacity: DEFAULT_BACKGROUND_OPACITY,
    },
    options: {},
    visibility: { ...DEFAULT_VISIBILITY, state: [...to] },
  }
}

function tabItem(
  { icon, labels }: NonNullable<PresetCard['tab']>,
  cardId: string,
  languages: readonly Written[],
): Omit<TabBarItem, 'index'> {
  return {
    id: newId(),
    icon,
    label: Object.fromEntries(languages.map(({ index, words }) => [String(index), labels[words]])),
    target: { kind: 'box', cardId },
  }
}

function tabBarOf(tabs: readonly Omit<TabBarItem, 'index'>[]): TabBar {
  const { allGuestPhases } = EMPTY_TAB_BAR.guestPhases
  const items = tabs.map((tab, index) => ({ ...tab, index }))
  return {
    ...EMPTY_TAB_BAR,
    guestPhases: { ...EMPTY_TAB_BAR.guestPhases, allGuestPhases: { ...allGuestPhases, items } },
  }
}
