import { DRAWN_FOR_THE_DEMO, type PicturePlan } from '../pictures.ts'
import type { ShowcaseLanguage } from './languages.ts'

export const SHOWCASE_PICTURES = {
  path: {
    fileName: 'forest-path.jpg',
    credit: 'Risto Saukonpää, 2015, LGPL 3.0',
    focalPoint: { x: 0.3, y: 0.6 },
    alt: {
      en: 'A narrow path through a dark spruce forest',
      da: 'En smal sti gennem en mørk granskov',
    },
  },
  mist: {
    fileName: 'misty-spruce-trees.jpg',
    credit: 'Jay Mantri, before June 2017, CC0 1.0',
    focalPoint: { x: 0.5, y: 0.5 },
    alt: {
      en: 'Spruces in the mist',
      da: 'Graner i tågen',
    },
  },
  moss: {
    fileName: 'forest-moss.jpg',
    credit: 'Risto Saukonpää, 2015, LGPL 3.0',
    focalPoint: { x: 0.62, y: 0.5 },
    alt: {
      en: 'Green moss with one red star among it',
      da: 'Grønt mos med én rød stjerne midt i',
    },
  },
  shoot: {
    fileName: 'spruce-shoot.jpg',
    credit: 'Jeroen Roos, 2011, GPL 2.0 or later',
    focalPoint: { x: 0.5, y: 0.5 },
    alt: {
      en: 'A fresh spruce shoot in spring',
      da: 'Et friskt granskud om foråret',
    },
  },
  stairs: {
    fileName: 'spiral-staircase.jpg',
    credit: 'via rawpixel, 2023 or earlier, CC0 1.0',
    focalPoint: { x: 0.4, y: 0.45 },
    alt: {
      en: 'A winding wooden staircase seen from above',
      da: 'En snoet trætrappe set oppefra',
    },
  },
  coffee: {
    fileName: 'espresso-cup.jpg',
    credit: 'Rachel Michetti, before 2014, CC0 1.0',
    focalPoint: { x: 0.5, y: 0.45 },
    alt: {
      en: 'A red cup of espresso on a wooden table',
      da: 'En rød kop espresso på et træbord',
    },
  },
  tea: {
    fileName: 'tea-and-books.jpg',
    credit: 'Pixabay contributor, 2018, CC0 1.0',
    focalPoint: { x: 0.5, y: 0.4 },
    alt: {
      en: 'A cup of tea between open books and white flowers',
      da: 'En kop te mellem åbne bøger og hvide blomster',
    },
  },
  lunch: {
    fileName: 'packed-lunch.svg',
    credit: DRAWN_FOR_THE_DEMO,
    alt: {
      en: 'Drawing: sandwiches in paper, an apple and a flask',
      da: 'Tegning: smurte stykker brød i papir, et æble og en termokande',
    },
  },
  cloth: {
    fileName: 'picnic-cloth.svg',
    credit: DRAWN_FOR_THE_DEMO,
    alt: {
      en: 'Drawing: flatbread, apples and a flask on a cloth in the grass',
      da: 'Tegning: fladbrød, æbler og en termokande på en dug i græsset',
    },
  },
} satisfies Record<string, PicturePlan<ShowcaseLanguage>>
export type ShowcasePicture = keyof typeof SHOWCASE_PICTURES
