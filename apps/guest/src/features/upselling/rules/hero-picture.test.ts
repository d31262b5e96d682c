import { expect, test } from 'vitest'
import { sampleDeal } from '../sample-store.ts'
import { heroPicture } from './hero-picture.ts'

const picture = (mediaId: string) => ({
  mediaId,
  alt: '',
  width: 1200,
  height: 800,
  focalX: 50,
  focalY: 50,
  credit: null,
})

test('the photograph above the store is of what is had during the stay, else of anything', () => {
  const early = sampleDeal([], { section: 'arrival', pictures: [picture('cup')] })
  const sauna = sampleDeal([], { section: 'stay', pictures: [picture('tarn')] })
  expect(heroPicture({ deals: [early, sauna] })?.mediaId).toBe('tarn')
  expect(heroPicture({ deals: [early] })?.mediaId).toBe('cup')
  expect(heroPicture({ deals: [] })).toBeNull()
})
