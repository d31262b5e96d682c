import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import { describe, expect, it } from 'vitest'
import { createTemplateSources } from './sources.ts'

const offer = { id: 'o', title: 'Late check-out', text: '', price: 'NOK 200', picture: null }
const NOTHING = { isReady: false, items: [] }
const STORE: ModuleName[] = ['guestbook', 'upselling', 'products']

describe('what data modules show', () => {
  const wanted = (...modules: ModuleName[]) => ({ propertyId: 'fjellheim', languageIndex: 0, modules })

  it('is nothing while no feature has it', async () => {
    expect(await createTemplateSources().read(wanted('upselling', 'guestFeedback'))).toEqual({
      upselling: NOTHING,
      roomUpgrades: NOTHING,
      guestFeedback: NOTHING,
    })
  })

  it('comes from the features that registered, where all modules of their page are open', async () => {
    const sources = createTemplateSources()
    const forVisitor = async () => []
    const list = async (propertyId: string) => [{ ...offer, id: propertyId }]
    sources.registerOffers('upselling', { list, forVisitor })
    sources.registerOffers('room-upgrades', { list: async () => [offer], forVisitor })
    sources.registerSurvey(async () => [])
    const found = await sources.read(wanted(...STORE, 'guestFeedback'))
    expect(found).toEqual({
      upselling: { isReady: true, items: [{ ...offer, id: 'fjellheim' }] },
      roomUpgrades: NOTHING,
      guestFeedback: NOTHING,
    })
  })

  it('is for a visitor what the feature says of them, and nothing where a module of its page is closed', async () => {
    const sources = createTemplateSources()
    const asked: (string | null)[] = []
    sources.registerOffers('upselling', {
      list: async () => [offer],
      async forVisitor(_propertyId, linkKey) {
        asked.push(linkKey)
        return [{ ...offer, path: `/upselling/fjellheim/${linkKey}`, isFullyBooked: false }]
      },
    })
    const language = { code: 'en', index: 0, order: 0, isVisible: true, title: 'English' }
    const visitor = { propertyId: 'fjellheim', linkKey: 'key', language, modules: [] as ModuleName[] }
    for (const closed of STORE) {
      const modules = STORE.filter((module) => module !== closed)
      expect(await sources.offersFor('upselling', { ...visitor, modules })).toEqual([])
    }
    expect(await sources.offersFor('room-upgrades', { ...visitor, modules: ['roomUpgrades'] })).toEqual([])
    expect(asked).toEqual([])
    const open = { ...visitor, modules: STORE }
    expect(await sources.offersFor('upselling', open)).toMatchObject([{ path: '/upselling/fjellheim/key' }])
  })
})
