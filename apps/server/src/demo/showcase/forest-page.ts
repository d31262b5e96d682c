import { type DemoPage, demoPage } from '../build-pages.ts'
import type { MediaIdOf } from '../media-ids.ts'
import { doc, h, link, p } from '../rich-text-builders.ts'
import { FOREST_WORDS } from './forest-words.ts'
import { LANGUAGE_INDEXES, type ShowcaseLanguage } from './languages.ts'
import { SHOWCASE_PICTURES, type ShowcasePicture } from './pictures.ts'
import { SHOWCASE, SHOWCASE_ID } from './property.ts'

const LANGUAGES = Object.keys(LANGUAGE_INDEXES) as ShowcaseLanguage[]

/** A page with one module of every type; those that take their content from elsewhere wait for it. */
export function forestPage(mediaIdOf: MediaIdOf): DemoPage {
  return demoPage({
    propertyId: SHOWCASE_ID,
    key: 'forest',
    name: 'A day in the forest',
    style: { innerBgColor: 'card', outerBgColor: null },
    localizedData: Object.fromEntries(
      LANGUAGES.map((language) => [String(LANGUAGE_INDEXES[language]), modulesIn(language, mediaIdOf)]),
    ),
  })
}

function modulesIn(language: ShowcaseLanguage, mediaIdOf: MediaIdOf) {
  const { title, lead, morning, evening, path, film, rain, back, sauna } = FOREST_WORDS[language]
  const image = (key: ShowcasePicture, more: object = {}) => ({
    name: SHOWCASE_PICTURES[key].alt[language],
    url: `/media/${SHOWCASE_ID}/${mediaIdOf(key)}`,
    ...more,
  })
  return [
    {
      type: 'header',
      id: 'title',
      props: {
        content: doc(p(title), p(lead)),
        nameEnabled: true,
        backgroundImage: image('mist'),
      },
    },
    {
      type: 'text',
      id: 'day',
      props: {
        nrOfColumns: 2,
        contentColumnOne: doc(h(morning.title), p(morning.text)),
        contentColumnTwo: doc(h(evening.title), p(evening.text)),
      },
    },
    {
      type: 'image',
      id: 'pair',
      props: { nrOfColumns: 2, columnOneImage: image('moss'), columnTwoImage: image('shoot') },
    },
    {
      type: 'image-caption',
      id: 'path',
      props: {
        image: image('path', { roundness: 20 }),
        content: doc(h(path.title), p(path.text, link(path.link, `mailto:${SHOWCASE.contact.email}`), '.')),
        captionPosition: 'right',
      },
    },
    {
      type: 'divider',
      id: 'line',
      props: { dividerStyle: 'dotted', color: 'accent', width: 40, alignment: 'center' },
    },
    { type: 'header', id: 'rain', props: { content: doc(p(rain.title), p(rain.text)) } },
    {
      type: 'video',
      id: 'film',
      props: {
        playerType: 'youtube',
        url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        placeholder: image('tea', { name: film }),
      },
    },
    { type: 'upselling', id: 'deals', props: {} },
    { type: 'room-upgrades', id: 'upgrades', props: {} },
    { type: 'guest-feedback', id: 'survey', props: {} },
    { type: 'raw-html', id: 'sauna', props: { html: hoursTable(sauna.title, sauna.hours) } },
    {
      type: 'button',
      id: 'back',
      props: {
        content: doc(p(back)),
        type: 'feature',
        destination: 'guestbook',
        color: 'paper',
        backgroundColor: 'accent',
        alignment: 'center',
      },
    },
    { type: 'signature', id: 'signature', props: {} },
  ]
}

function hoursTable(title: string, hours: readonly (readonly [string, string])[]): string {
  const rows = hours.map(([day, time]) => `<tr><td>${day}</td><td>${time}</td></tr>`)
  return `<h3>${title}</h3><table>${rows.join('')}</table>`
}
