import { pageKind } from '../../page-kind.ts'
import style from '../../start-notices.module.css?inline'
import { startView } from '../../start-notices.tsx'
import { StorePage, storeAnswers } from './store-page.tsx'
import { loadStoreTexts, type StoreTexts } from './store-texts.ts'

export const storeKind = pageKind<'store', StoreTexts>({
  start: 'src/app/pages/store/start.tsx',
  startsEarly: true,
  style,
  loadTexts: loadStoreTexts,
  screen: ({ data, clientVersion }, texts) => (
    <StorePage data={data} answers={storeAnswers(data, clientVersion, texts.language)} texts={texts} />
  ),
  startNotices: ({ data: { clientData } }, { write }) => startView(write, `/return/${clientData.propertyId}`),
  describe: ({ data: { clientData, language } }, { write }) => ({
    title: `${write('store.title')} · ${clientData.name}`,
    description: '',
    language: language.code,
    brand: clientData.brand,
  }),
})
