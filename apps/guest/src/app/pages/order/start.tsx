import { loadOrderTexts } from '../../ordering/order-texts.ts'
import { createPageAnswers } from '../../page-answers.ts'
import { startPage } from '../../start-page.ts'
import { OrderPage } from './order-page.tsx'

startPage<'order'>(async ({ data, language, clientVersion }) => (
  <OrderPage
    data={data}
    answers={createPageAnswers(clientVersion, data.clientData)}
    texts={await loadOrderTexts(language)}
  />
))
