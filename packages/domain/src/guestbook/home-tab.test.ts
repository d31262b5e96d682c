import { expect, test } from 'vitest'
import { withHomeFirst } from './home-tab.ts'
import type { Tab } from './tab-bar.ts'

const spa: Tab = {
  id: 'spa',
  icon: 'spa',
  label: 'Spa',
  target: { kind: 'box', cardId: 'spa' },
  contents: [],
}
const own: Tab = {
  id: 'own',
  icon: 'bed',
  label: 'Our house',
  target: { kind: 'link', href: '/return/fjellheim' },
  contents: [],
}

test('Home is added before the property’s tabs', () => {
  expect(withHomeFirst([spa], 'fjellheim', 'Home')).toEqual([
    {
      id: 'home',
      icon: 'home',
      label: 'Home',
      target: { kind: 'link', href: '/return/fjellheim' },
      contents: [],
    },
    spa,
  ])
})

test('the property’s own way to the guestbook is Home, wherever it stood', () => {
  expect(withHomeFirst([spa, own], 'fjellheim', 'Home')).toEqual([own, spa])
})
