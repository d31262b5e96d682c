import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import { describe, expect, it } from 'vitest'
import { createTemplateSources } from './sources.ts'

const offer = { id: 'o', title: 'Late check-out', text: '', price: 'NOK 200', picture: null }
const NOTHING = { isReady: false, items: [] }

describe('what data modules show', () => {
  const wanted = (...modules: ModuleName[]) => ({ propertyId: 'fjellheim', languageIndex: 0, modules })

  it('is nothing while no feature has it', async () => {
    expect(await createTemplateSources().read(wanted('upselling', 'guestFeedback'))).toEqual({
      upselling: NOTHING,
      roomUpgrades: NOTHING,
      guestFeedback: NOTHING,
    })
  })

  it('comes from the features that registered, where their module is open', async () => {
    const sources = createTemplateSources()
    sources.registerOffers('upselling', async (propertyId) => [{ ...offer, id: propertyId }])
    sources.registerOffers('room-upgrades', async () => [offer])
    sources.registerSurvey(async () => [])
    const found = await sources.read(wanted('upselling', 'guestFeedback'))
    expect(found).toEqual({
      upselling: { isReady: true, items: [{ ...offer, id: 'fjellheim' }] },
      roomUpgrades: NOTHING,
      guestFeedback: NOTHING,
    })
  })
})
