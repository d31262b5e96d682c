import { DRAWN_FOR_THE_DEMO, type PicturePlan } from '../pictures.ts'
import type { HavnehusetLanguage } from './languages.ts'

export type HavnehusetPicture = 'harbour' | 'beach' | 'table'

export const HAVNEHUSET_PICTURES: Record<HavnehusetPicture, PicturePlan<HavnehusetLanguage>> = {
  harbour: {
    fileName: 'harbour.svg',
    credit: DRAWN_FOR_THE_DEMO,
    focalPoint: { x: 0.74, y: 0.6 },
    alt: {
      da: 'Tegning: farvede huse ved kajen og en sejlbåd i stille vand',
      en: 'Drawing: painted houses along the quay and a sailing boat on still water',
    },
  },
  beach: {
    fileName: 'beach.svg',
    credit: DRAWN_FOR_THE_DEMO,
    focalPoint: { x: 0.8, y: 0.55 },
    alt: {
      da: 'Tegning: klitter med marehalm og et lille badehus ved havet',
      en: 'Drawing: dunes with marram grass and a small bathing hut by the sea',
    },
  },
  table: {
    fileName: 'breakfast-table.svg',
    credit: DRAWN_FOR_THE_DEMO,
    alt: {
      da: 'Tegning: et morgenbord med brød, kaffe og et blødkogt æg',
      en: 'Drawing: a breakfast table with bread, coffee and a soft-boiled egg',
    },
  },
}
