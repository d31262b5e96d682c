import { IconLayoutBoard, IconLayoutBottombar, IconMessageLanguage } from '@tabler/icons-react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { lenientSearch } from '../../platform/lenient-search.ts'
import { staffPage } from '../../platform/staff-page.ts'
import { CARDS_SEARCH_KEYS, cardsSearchSchema } from './list/cards-search.ts'
import { translateSearchSchema } from './translate/translate-search.ts'

export const guestbookPages = [
  staffPage('/guestbook', 'content:edit', {
    module: 'guestbook',
    search: lenientSearch(cardsSearchSchema),
    retains: CARDS_SEARCH_KEYS,
    component: lazyRouteComponent(() => import('./editor-page.tsx'), 'EditorPage'),
    navigation: {
      group: 'guestbook',
      position: 10,
      label: 'nav.cards',
      icon: IconLayoutBoard,
      isDaily: true,
    },
  }),
  // The list, the form and the phone stay on screen from card to card.
  staffPage('/guestbook/cards/$cardId', 'content:edit', {
    module: 'guestbook',
    inside: '/guestbook',
    sharesScreen: true,
  }),
  staffPage('/guestbook/tab-bar', 'content:edit', {
    module: 'guestbook',
    component: lazyRouteComponent(() => import('./tab-bar/tab-bar-page.tsx'), 'TabBarPage'),
    inside: '/guestbook',
    tab: { position: 20, label: 'nav.tabBar', icon: IconLayoutBottombar },
  }),
  staffPage('/guestbook/translate', 'content:edit', {
    module: 'guestbook',
    search: lenientSearch(translateSearchSchema),
    component: lazyRouteComponent(() => import('./translate/translate-page.tsx'), 'TranslatePage'),
    inside: '/guestbook',
    tab: { position: 30, label: 'nav.translate', icon: IconMessageLanguage },
  }),
] as const
