import type { TemplateModuleType } from '@innkeeper/domain/html-builder/constants.ts'
import type { PageSetting } from './page-setting.tsx'
import { SAMPLE_PICTURE } from './sample-page.tsx'

type Mark = { type: string; attrs?: object }
type Sample = { props: object; outerPadding?: object; innerPadding?: object }

/** For tests: words in a language that is read from the left, or from the right. */
const WORDS = {
  ltr: { title: 'Walks from the door', text: 'Three of them, for every pair of legs.', more: 'Ask us' },
  rtl: { title: 'مسارات من باب الفندق', text: 'ثلاثة منها، لكل زوج من الأرجل.', more: 'اسألنا' },
} as const
export type SampleDirection = keyof typeof WORDS

const paragraph = (text: string, marks: Mark[] = []) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) }],
})
const heading = (text: string) => ({ ...paragraph(text), type: 'heading', attrs: { level: 2 } })
const doc = (...content: object[]) => ({ type: 'doc', content })

/** For tests: one full module of every type, by its type. */
export function sampleModules(direction: SampleDirection): Record<TemplateModuleType, Sample> {
  const { title, text, more } = WORDS[direction]
  const link = { type: 'link', attrs: { href: 'https://ut.no/tur' } }
  const accent = { type: 'textStyle', attrs: { color: 'accent', fontFamily: 'Lora' } }
  const unreadable = { type: 'textStyle', attrs: { color: '#fff7e0' } }
  const list = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text)] }] }
  const url = `/media/fjellheim/${SAMPLE_PICTURE}`
  const image = { name: title, url, size: 60, roundness: 8 }
  const offers = {
    title,
    subtitle: text,
    button: { enabled: true, content: more },
    background: { enabled: true, color: 'brand' },
  }
  return {
    header: {
      props: { content: doc(paragraph(title), paragraph(text)), nameEnabled: true, backgroundImage: image },
    },
    text: {
      props: {
        nrOfColumns: 2,
        contentColumnOne: doc(heading(title), paragraph(text, [{ type: 'bold' }, accent]), list),
        contentColumnTwo: doc(paragraph(text, [unreadable]), paragraph(more, [accent, link])),
        backgroundEnabled: true,
        backgroundColor: 'card',
        fontFamily: 'Karla',
      },
      innerPadding: { top: 8, right: 16, bottom: 8, left: 24 },
    },
    image: {
      props: {
        nrOfColumns: 2,
        alignment: 'right',
        columnOneImage: { ...image, link: { enabled: true, type: 'page', url: SAMPLE_PICTURE } },
        columnTwoImage: { url, link: { enabled: true, url: 'https://ut.no' } },
      },
    },
    'image-caption': {
      props: { image, content: doc(heading(title), paragraph(text)), captionPosition: 'left' },
    },
    video: {
      props: { playerType: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ', size: 80, placeholder: image },
    },
    button: {
      props: {
        content: doc(paragraph(more)),
        type: 'feature',
        destination: 'guestbook',
        color: 'paper',
        backgroundColor: 'brand',
        alignment: 'center',
        roundness: 24,
      },
    },
    divider: {
      props: { dividerStyle: 'dashed', color: 'accent', width: 40, alignment: 'right', spacing: 12 },
    },
    upselling: { props: { ...offers, layout: 'cards' } },
    'room-upgrades': { props: { ...offers, layout: 'list', pricesEnabled: false } },
    'guest-feedback': { props: { title } },
    signature: { props: {} },
    'raw-html': { props: { html: `<h3>${title}</h3><p>${text}</p>` }, outerPadding: { top: 4, bottom: 8 } },
  }
}

/** For tests: what the modules that take their content from elsewhere are handed; ids are their types. */
export function sampleContent(
  direction: SampleDirection,
): Pick<PageSetting, 'offers' | 'surveys' | 'features'> {
  const { title, text } = WORDS[direction]
  const picture = {
    mediaId: SAMPLE_PICTURE,
    width: 1200,
    height: 800,
    focalX: 0.5,
    focalY: 0.5,
    alt: title,
  }
  const offers = [
    { id: 'a', title, text, price: 'NOK 345', picture, href: '/return/fjellheim?to=store' },
    { id: 'b', title, text: '', price: '', picture: null, href: '/return/fjellheim?to=store' },
  ]
  return {
    offers: { upselling: offers, 'room-upgrades': offers },
    surveys: { 'guest-feedback': { question: text, href: '/return/fjellheim?to=survey' } },
    features: ['guestbook', 'store', 'upgrades', 'survey'],
  }
}
