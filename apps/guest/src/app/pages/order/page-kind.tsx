import { loadOrderTexts, type OrderTexts } from '../../ordering/order-texts.ts'
import { createPageAnswers } from '../../page-answers.ts'
import { pageKind } from '../../page-kind.ts'
import style from '../../start-notices.module.css?inline'
import { startView } from '../../start-notices.tsx'
import { OrderPage } from './order-page.tsx'

export const orderKind = pageKind<'order', OrderTexts>({
  start: 'src/app/pages/order/start.tsx',
  startsEarly: true,
  style,
  loadTexts: loadOrderTexts,
  screen: ({ data, clientVersion }, texts) => (
    <OrderPage data={data} answers={createPageAnswers(clientVersion, data.clientData)} texts={texts} />
  ),
  startNotices: ({ data: { clientData } }, { write }) => startView(write, `/return/${clientData.propertyId}`),
  describe: ({ data: { clientData, language } }) => ({
    title: clientData.name,
    description: '',
    language: language.code,
    brand: clientData.brand,
  }),
})
