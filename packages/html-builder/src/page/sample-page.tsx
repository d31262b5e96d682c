import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { readableModules } from '../readable-modules.ts'
import { PageModules } from './page-modules.tsx'
import { type PageSetting, PageSettingProvider } from './page-setting.tsx'

export const SAMPLE_PICTURE = 'P'.repeat(22)
const PICTURE = { mediaId: SAMPLE_PICTURE, width: 1200, height: 800, focalX: 0.5, focalY: 0.4 }

/** For tests: what a page of a property in the fells is drawn in. */
export const SAMPLE_SETTING: PageSetting = {
  propertyId: 'fjellheim',
  propertyName: 'Fjellheim',
  mediaOrigin: 'https://media.example',
  brand: DEFAULT_BRAND,
  fontHref: '/fonts/fjellheim/1.css',
  pictures: { [SAMPLE_PICTURE]: PICTURE },
  ground: DEFAULT_BRAND.paperColour,
  values: { propertyName: 'Fjellheim' },
  words: {
    newWindow: 'opens in a new window',
    open: 'Open',
    play: 'Play the film',
    frame: 'Content of this page',
    notLikely: 'Not at all likely',
    veryLikely: 'Very likely',
  },
  features: ['guestbook'],
  offers: {},
  surveys: {},
  look: 'device',
  isStill: false,
}

/** For tests: the markup of modules as they are stored. */
export function drawModules(stored: readonly object[], change: Partial<PageSetting> = {}): string {
  const { modules, skipped } = readableModules(stored)
  if (skipped > 0) throw new Error(`${skipped} modules of the test cannot be read`)
  return renderToStaticMarkup(
    <PageSettingProvider value={{ ...SAMPLE_SETTING, ...change }}>
      <PageModules modules={modules} />
    </PageSettingProvider>,
  )
}
